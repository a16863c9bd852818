import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pictureSheet} from '../../preview/model/pictureClasses';

const name = 'picture-sheet';
const file = 'numbers.css';

/** Docusaurus plugin that gives every page the classes for places and sizes in pictures. */
export default function pictureSheetPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    contentLoaded: async ({actions}) => {
      await actions.createData(file, pictureSheet());
    },
    getClientModules: () => [path.join(generatedFilesDir, name, 'default', file)],
  };
}
