/** What other features use of the catalogue. */
export type {IoServerEntry, ObjectEntry, VersionedEntry} from './entries';
