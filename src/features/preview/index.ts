/** API of the previews for other features, in the build. */
export {attributes} from './model/attributes.data';
