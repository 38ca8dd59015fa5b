// Loaded before the server. A launcher that is killed cannot pass the signal on, and the server
// that it leaves behind would keep its port and data folder from the next start.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep the process running.
process.channel?.unref()
