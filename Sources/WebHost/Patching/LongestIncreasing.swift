/// The positions of a longest strictly increasing subsequence; negative numbers are left out.
func longestIncreasingSubsequence(_ numbers: [Int]) -> [Int] {
  var tails: [Int] = []
  var predecessors = [Int](repeating: -1, count: numbers.count)
  for (position, number) in numbers.enumerated() where number >= 0 {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
    }
    predecessors[position] = low > 0 ? tails[low - 1] : -1
    if low == tails.count { tails.append(position) } else { tails[low] = position }
  }
  var result: [Int] = []
  var position = tails.last ?? -1
  while position >= 0 {
    result.append(position)
    position = predecessors[position]
  }
  return result.reversed()
}
