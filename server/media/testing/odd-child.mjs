/*
 * Replaces the picture process in tests and misbehaves: the type of a job decides in which way. Its pictures consist of
 * its process id and its environment, as JSON.
 */
process.on('message', ({ id, job }) => {
	if (job.mimeType === 'image/dies') process.exit(9);
	if (job.mimeType === 'image/hangs') return;
	const rss = job.mimeType === 'image/grows' ? 1_000 : 10;
	const bytes = Buffer.from(JSON.stringify({ pid: process.pid, env: process.env }));
	process.send({ id, rss, kind: 'made', bytes });
});
process.once('disconnect', () => process.exit());
