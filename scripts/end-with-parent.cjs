// @ts-check
// Ends a step of the build when the build itself has been stopped: it would go on alone otherwise, and write
// into the folders of the next build. It is CommonJS for `--require`: with `--import`, Node 20.9 refuses the program of
// Next, whose name has no ending.

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 500).unref();
