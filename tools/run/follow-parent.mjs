// Loaded before the server: a launcher that is killed cannot pass that on, and a server without one
// would hold its port and its data folder against the next start.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Waiting for that is no reason to go on living.
process.channel?.unref()
