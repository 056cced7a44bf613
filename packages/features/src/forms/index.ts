export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx'
export {
  DateField,
  PasswordField,
  TextField,
  type DateFieldProps,
  type PasswordFieldProps,
  type TextFieldProps,
} from './TextField.tsx'
export { focusOnMount, useField, type Field, type FieldModel } from './useField.ts'
export { useForm, type FormModel, type FormOptions, type FormPart } from './useForm.ts'
