import { m } from '@koi/i18n'
import {
  Button,
  Card,
  ConfirmDialog,
  Icon,
  List,
  ListItem,
  PhoneIcon,
  Skeleton,
  SystemIcon,
  Tag,
  VisuallyHidden,
} from '@koi/ui'
import { Loaded } from '../loading/Loaded.tsx'
import styles from './LoginCards.module.css'
import type { Device, DevicesModel } from './useDevices.ts'
import type { LoginHistoryModel } from './useLoginHistory.ts'

const deviceIcon = (handheld: boolean) => <Icon icon={handheld ? PhoneIcon : SystemIcon} />

/** The devices that are logged in, this one first; each other can be logged out. */
export function DevicesCard({ devices: model }: { readonly devices: DevicesModel }) {
  const others = model.status === 'ready' && model.devices.some(({ current }) => !current)
  return (
    <Card
      padding="large"
      title={m.profile_devices()}
      action={
        model.status === 'ready' && others ? (
          <Button size="small" onClick={() => model.onEnd(null)}>
            {m.profile_devices_end_others()}
          </Button>
        ) : null
      }
    >
      <Loaded model={model} errorTitle={m.profile_devices_error()} skeleton={<Rows count={2} />}>
        {({ devices, onEnd }) => (
          <List className={styles['list']}>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} onEnd={() => onEnd(device)} />
            ))}
          </List>
        )}
      </Loaded>
      {model.status === 'ready' ? <EndingDialog model={model} /> : null}
    </Card>
  )
}

function DeviceRow({ device, onEnd }: { readonly device: Device; readonly onEnd: () => void }) {
  return (
    <ListItem
      start={deviceIcon(device.handheld)}
      title={device.name}
      description={<Details items={device.details} />}
      end={
        device.current ? (
          <Tag tone="positive">{m.profile_device_current()}</Tag>
        ) : (
          <Button size="small" onClick={onEnd}>
            {m.profile_device_end()}
            <VisuallyHidden>{device.name}</VisuallyHidden>
          </Button>
        )
      }
    />
  )
}

function EndingDialog({ model }: { readonly model: Extract<DevicesModel, { status: 'ready' }> }) {
  const { ending, busy, onConfirm, onCancel } = model
  const one = ending && 'device' in ending ? ending.device : null
  return (
    <ConfirmDialog
      danger
      open={ending !== null}
      busy={busy}
      title={one ? m.profile_device_end_title({ device: one.name }) : m.profile_devices_end_title()}
      confirmLabel={m.profile_device_end()}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{m.profile_device_end_text()}</p>
    </ConfirmDialog>
  )
}

/** The latest logins, so that one by somebody else is seen. */
export function LoginHistoryCard({ history }: { readonly history: LoginHistoryModel }) {
  return (
    <Card padding="large" title={m.profile_logins()}>
      <Loaded model={history} errorTitle={m.profile_logins_error()} skeleton={<Rows count={5} />}>
        {({ logins, days, onMore }) => (
          <>
            <List className={styles['list']}>
              {logins.map((login) => (
                <ListItem
                  key={login.id}
                  start={deviceIcon(login.handheld)}
                  title={login.device}
                  description={<Details items={[login.time, login.method, login.place, login.network]} />}
                  end={
                    login.current ? (
                      <Tag tone="positive">{m.profile_login_current()}</Tag>
                    ) : login.newDevice ? (
                      <Tag tone="warning">{m.profile_login_new()}</Tag>
                    ) : null
                  }
                />
              ))}
            </List>
            {onMore ? (
              <Button block variant="ghost" onClick={onMore}>
                {m.profile_logins_more()}
              </Button>
            ) : null}
            <p className={styles['note']}>{m.profile_logins_note({ days })}</p>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Details({ items }: { readonly items: readonly string[] }) {
  return (
    <span className={styles['details']}>
      {items.map((item) => (
        <span key={item}>{item}</span>
      ))}
    </span>
  )
}

function Rows({ count }: { readonly count: number }) {
  return <Skeleton shape="box" height={count * 64} />
}
