import { Select, Tabs } from 'antd';

/** Controls that only editors need, in a chunk of their own. */
export { Select, Tabs };
