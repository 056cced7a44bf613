import { DepositFields, type DepositForm } from '@koi/features/deposit'
import { m } from '@koi/i18n'
import { Button, Card, Form } from '@koi/ui'

export interface DepositFormCardProps {
  readonly form: DepositForm
}

/** The form with its one action. */
export function DepositFormCard({ form }: DepositFormCardProps) {
  return (
    <Card padding="large">
      <Form
        onSubmit={form.onReview}
        actions={
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            disabled={form.summary === null || form.closed !== null}
          >
            {m.deposit_review()}
          </Button>
        }
      >
        <DepositFields form={form} />
      </Form>
    </Card>
  )
}
