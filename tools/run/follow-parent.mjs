// Loaded before the server: a launcher that is killed cannot pass the signal on, and a server without
// one would keep its port and data folder from the next start.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep the process running.
process.channel?.unref()
