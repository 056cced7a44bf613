import { feedbackKinds } from '@koi/contract/feedback'
import { feedbackLimits } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import {
  Button,
  Field,
  Form,
  ImageUploader,
  Result,
  Select,
  TextArea,
  type ImageUploaderProps,
} from '@koi/ui'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { routes } from '../routing/pages.ts'
import { kindTexts } from './feedbackTexts.ts'
import { textLength, type FeedbackForm, type FeedbackFormModel } from './useFeedbackForm.ts'

const { pictures: most, picture } = feedbackLimits
const megabytes = picture.bytes / 1024 / 1024

const uploaderTexts = (): ImageUploaderProps['texts'] => ({
  add: m.feedback_picture_add(),
  picture: (place) => m.feedback_picture_name({ place }),
  failed: m.feedback_picture_failed(),
  refused: {
    type: (name) => m.feedback_picture_type({ name }),
    size: (name) => m.feedback_picture_size({ name, size: megabytes }),
    count: (name) => m.feedback_picture_count({ name, count: most }),
  },
})

function Fields({ form }: { readonly form: FeedbackForm }) {
  const { kind, onKind, text, pictures } = form
  const { images, message, upload, onUploaded, onRemove, onBusyChange } = pictures
  const options = feedbackKinds.map((value) => ({ value, label: kindTexts[value]() }))
  return (
    <Form error={form.message} onSubmit={form.onSubmit}>
      <Field label={m.feedback_kind()}>
        <Select
          value={kind}
          options={kind === '' ? [{ value: '', label: m.feedback_kind_choose() }, ...options] : options}
          onValueChange={(value) => (value === '' ? undefined : onKind(value))}
        />
      </Field>
      <Field label={m.feedback_text()} error={text.error}>
        <TextArea
          value={text.value}
          onValueChange={text.onChange}
          onBlur={text.onBlur}
          maxLength={textLength}
          placeholder={m.feedback_text_hint()}
          name="text"
        />
      </Field>
      <Field
        label={m.feedback_pictures()}
        optional
        hint={m.feedback_pictures_hint({ count: most, size: megabytes })}
        error={message}
      >
        <ImageUploader
          images={images}
          upload={upload}
          onUploaded={onUploaded}
          onRemove={onRemove}
          onBusyChange={onBusyChange}
          texts={uploaderTexts()}
          max={most}
          maxBytes={picture.bytes}
          disabled={form.status !== 'ready'}
        />
      </Field>
      <SubmitButton form={form}>{m.feedback_send()}</SubmitButton>
    </Form>
  )
}

/** The form of feedback, and what follows once it was sent. */
export function FeedbackFormSection({ model }: { readonly model: FeedbackFormModel }) {
  if (model.step === 'form') return <Fields form={model} />
  return (
    <Result
      tone="positive"
      title={m.feedback_sent()}
      description={m.feedback_sent_text()}
      actions={
        <>
          <Button variant="primary" href={routes.feedbackList}>
            {m.feedback_to_list()}
          </Button>
          <Button onClick={model.onAnother}>{m.feedback_another()}</Button>
        </>
      }
    />
  )
}
