/** What the back office uses of React Hook Form, whose one copy the shell shares with the remotes. */
export { zodResolver } from '@hookform/resolvers/zod';
export { useFieldArray, useForm, useFormState, useWatch } from 'react-hook-form';
