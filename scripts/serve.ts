import path from 'node:path';
import {createSiteServer} from './siteServer';

const port = Number(process.env.PORT ?? 3000);
const directory = path.resolve(__dirname, '..', process.argv[2] ?? 'build');

const server = createSiteServer(directory);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the program that uses it, or set another port: PORT=3001 npm run serve`
      : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, () => {
  console.log(`The manual is at http://localhost:${port}/`);
});
