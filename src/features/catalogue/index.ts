/** What other features use of the catalogue. */
export type {IoServerEntry} from './ioServerIndex';
export type {ObjectEntry} from './objectIndex';
export type {VersionedEntry} from './versionLists';
