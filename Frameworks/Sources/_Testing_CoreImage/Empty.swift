// What Swift Testing asks for where a test imports CoreImage: how to attach its pictures to a test, which is not there.
