import './siteScript';
import '@docusaurus/core/lib/client/clientEntry';
