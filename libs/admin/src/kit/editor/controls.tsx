import { Select } from 'antd';

/** A control that only editors need, in a chunk of their own. */
export { Select };
