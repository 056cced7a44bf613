export { ForgotPasswordButton, ForgotPasswordSection } from './ForgotPassword.tsx'
export { LoginButton, LoginForm, LoginSection } from './LoginForm.tsx'
export { LostSessionView } from './LostSessionView.tsx'
export { RegisterButton, RegisterSection } from './RegisterForm.tsx'
export { SmsCodeField } from './SmsCodeField.tsx'
export type { SmsCodeModel } from './useCodeField.ts'
export { useLoginPage, useRegisterPage, type LoginViewProps, type RegisterViewProps } from './useAuthPages.ts'
export {
  type ForgotPasswordModel,
  type ForgotStep,
  forgotSteps,
  useForgotPassword,
} from './useForgotPassword.ts'
export { useLogin, type LoginMode, type LoginModel, type LoginOptions } from './useLogin.ts'
export type { PhoneAreaOption, PhoneModel } from './usePhone.ts'
export { useRegister, type RegisterModel, type RegisterOptions } from './useRegister.ts'
export { useMemberCode } from './useSmsCode.ts'
