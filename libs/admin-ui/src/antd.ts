/**
 * What the back office uses of Ant Design. The shell shares this package with every admin remote, so that nothing in it
 * is tree-shaken there: each component costs every administrator its bytes. Add what a screen needs, take away what none
 * needs any more.
 */
export { Alert, Button, Input, Skeleton, Tag } from 'antd';
