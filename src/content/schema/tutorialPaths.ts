import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../lib/text/readYaml';

const stageSchema = z.strictObject({
  title: z.string(),
  text: z.string(),
  members: z.array(z.string()).min(1),
});

/** Tutorials to read in order; `tutorial-paths.yml` explains the fields. */
export type Stage = Readonly<z.infer<typeof stageSchema>>;

/** Stages of the tutorials, by the folder of their category below the docs. */
export const tutorialPaths: Readonly<Record<string, readonly Stage[]>> = readYamlFile(
  z.record(z.string(), z.array(stageSchema).min(1)),
  path.join(__dirname, 'tutorial-paths.yml'),
);
