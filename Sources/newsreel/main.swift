print("newsreel")
