/// Who makes invented movies: names and places by culture.
struct PersonNames: Sendable {
  var women: [String]
  var men: [String]
  var families: [String]
  var places: [String]

  static let all = [
    PersonNames(
      women: [
        "Alice", "Joan", "Margaret", "Nora", "Phoebe", "Ruth", "Tess", "Imogen", "Hazel", "Edie", "Wilma", "June",
      ],
      men: [
        "Arthur", "Desmond", "Gareth", "Ian", "Miles", "Owen", "Rupert", "Walter", "Callum", "Ellis", "Felix", "Ned",
      ],
      families: [
        "Ashdown", "Birtwell", "Carrow", "Dunning", "Elphick", "Fenwright", "Garside", "Holloway", "Ingram", "Kettle",
        "Lomas", "Marchbank", "Nettleship", "Oakes", "Pryor", "Quayle", "Rudge", "Sallow", "Thackery", "Wragg",
      ],
      places: ["Leeds, England, UK", "Cardiff, Wales, UK", "Dundee, Scotland, UK", "Halifax, Nova Scotia, Canada"]),
    PersonNames(
      women: ["Amara", "Chidinma", "Ngozi", "Ines", "Zola", "Thandi", "Abena", "Folake", "Makena", "Safiya"],
      men: ["Kwame", "Tunde", "Emeka", "Sipho", "Kofi", "Jabari", "Obi", "Themba", "Yaw", "Chike"],
      families: [
        "Okafor", "Adeyemi", "Mensah", "Dlamini", "Nkosi", "Owusu", "Balogun", "Eze", "Mwangi", "Otieno", "Abara",
        "Sowande",
      ],
      places: ["Lagos, Nigeria", "Accra, Ghana", "Durban, South Africa", "Nairobi, Kenya"]),
    PersonNames(
      women: ["Camille", "Léa", "Sofia", "Lucía", "Chiara", "Beatriz", "Elena", "Manon", "Paloma", "Giulia"],
      men: ["Luc", "Mateo", "Bruno", "Étienne", "Rafael", "Paolo", "Tomás", "Gaspard", "Nico", "Álvaro"],
      families: [
        "Marchetti", "Delacourt", "Ibarra", "Fontaine", "Rinaldi", "Quintana", "Moreau", "Salvatierra", "Lombardo",
        "Beaumont", "Figueroa", "Castellane",
      ],
      places: ["Lyon, France", "Valencia, Spain", "Trieste, Italy", "Porto, Portugal", "Rosario, Argentina"]),
    PersonNames(
      women: ["Yuki", "Haruka", "Mei", "Ji-woo", "Lin", "Sakura", "Hye-jin", "Aiko", "Xiu", "Naomi"],
      men: ["Kenji", "Haruto", "Wei", "Min-ho", "Takeshi", "Jun", "Daichi", "Sung", "Ren", "Bo"],
      families: [
        "Tanabe", "Mori", "Kwon", "Zhang", "Hayashi", "Seo", "Liang", "Nishida", "Baek", "Okabe", "Shen", "Watari",
      ],
      places: ["Kobe, Japan", "Busan, South Korea", "Taichung, Taiwan", "Chengdu, China"]),
    PersonNames(
      women: ["Astrid", "Signe", "Katya", "Milena", "Agnieszka", "Freja", "Irina", "Hanna", "Dorota", "Solveig"],
      men: ["Lars", "Mikkel", "Andrei", "Tomasz", "Henrik", "Pavel", "Anton", "Jakub", "Sören", "Dmitri"],
      families: [
        "Aasen", "Lindqvist", "Volkov", "Kowalczyk", "Nyström", "Halvorsen", "Morozov", "Dvorsky", "Bergström",
        "Zielinski",
        "Ekdahl", "Sorokin",
      ],
      places: ["Bergen, Norway", "Malmö, Sweden", "Gdańsk, Poland", "Saint Petersburg, Russia", "Brno, Czech Republic"]),
    PersonNames(
      women: ["Priya", "Leila", "Anjali", "Nasrin", "Kavita", "Yasmin", "Meera", "Shirin", "Zeynep", "Amal"],
      men: ["Arjun", "Karim", "Vikram", "Reza", "Sanjay", "Omar", "Rohan", "Emre", "Farid", "Nikhil"],
      families: [
        "Banerjee", "Haddad", "Iyer", "Farahani", "Kapoor", "Yildiz", "Nair", "Rahimi", "Chaudhry", "Demir", "Menon",
        "Aziz",
      ],
      places: ["Kolkata, India", "Beirut, Lebanon", "Izmir, Turkey", "Shiraz, Iran", "Pune, India"]),
  ]
}
