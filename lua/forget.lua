-- forget: erases keys of one user, or only counts them.
--
-- KEYS   up to nine of them
-- ARGV   1 '' or, to look only, 'look'
-- REPLY  how many there are, or were
-- LAW    14: no other user's key is touched. Erasing again changes nothing.

if ARGV[1] == 'look' then return redis.call('EXISTS', unpack(KEYS)) end
return redis.call('UNLINK', unpack(KEYS))
