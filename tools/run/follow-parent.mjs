// Loaded before the server: a killed launcher cannot pass the signal on, and an abandoned server
// would keep its port and data folder from the next start.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep the process running.
process.channel?.unref()
