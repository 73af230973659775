// What Swift Testing asks for where a test imports UIKit: how to attach its pictures to a test, which is not there.
