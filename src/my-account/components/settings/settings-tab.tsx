import type { DoneCode, NotDone } from '../../rules/outcomes.ts'
import type { AccountView, DeviceLine, SettingsView } from '../../views.ts'
import { answerFor, IntentForm, sectionAction, useBusy } from '../intent-form.tsx'
import { useAccountTexts } from '../use-account-texts.ts'
import { DeletionSection } from './deletion-section.tsx'
import { EmailSection, PasswordSection } from './sign-in-sections.tsx'
import { IdentitiesSection } from './identities-section.tsx'
import { TwoFactorSection } from './two-factor/two-factor-section.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Line, Lines, Section } from './section.tsx'
import { Badge } from '#ui/marks.tsx'

/** Downloads a copy of all the person's data. */
function ExportSection() {
	const { title, lead, download, note } = useAccountTexts().settings.data
	return (
		<Section id="export" title={title} lead={lead}>
			<ButtonLink href="/account/export.zip" variant="outline" download>
				<Icon name="download" />
				{download}
			</ButtonLink>
			<p className="mt-2 text-label text-muted">{note}</p>
		</Section>
	)
}

type SettingsTabProps = {
	settings: SettingsView
	answer: NotDone | undefined
	/** The last completed action, and its time. */
	done: DoneCode | undefined
	at: number
	head: Pick<AccountView, 'leaving' | 'inWork'>
	onDone: (title: string) => void
}

/** Account settings: sign-in, devices, export and deletion. */
export function SettingsTab({ settings, answer, done, at, head, onDone: notify }: SettingsTabProps) {
	const doneAt = (code: DoneCode) => (done === code ? at : undefined)
	return (
		<div className="grid gap-5">
			<PasswordSection
				settings={settings}
				answer={answerFor('password', answer)}
				doneAt={doneAt('password')}
			/>
			<EmailSection settings={settings} answer={answerFor('email', answer)} doneAt={doneAt('email')} />
			<TwoFactorSection {...settings} onNotice={notify} />
			<IdentitiesSection settings={settings} answer={answerFor('identities', answer)} />
			<DevicesSection devices={settings.devices} answer={answerFor('devices', answer)} />
			<ExportSection />
			<DeletionSection settings={settings} answer={answerFor('deletion', answer)} head={head} />
		</div>
	)
}

type DevicesSectionProps = { devices: readonly DeviceLine[]; answer: NotDone | undefined }

/** The account's sessions; all others can be signed out. */
function DevicesSection({ devices, answer }: DevicesSectionProps) {
	const isBusy = useBusy('devices')
	const { devices: texts } = useAccountTexts().settings
	return (
		<Section id="devices" title={texts.title} lead={texts.lead} answer={answer}>
			<Lines label={texts.title}>
				{devices.map((device) => (
					<Line
						key={device.id}
						icon={device.isPhone ? 'phone' : 'user'}
						title={
							<>
								{device.name}
								{device.isThis && <Badge tone="success">{texts.here}</Badge>}
							</>
						}
						detail={`${device.place} · ${texts.seen(device.seen)}`}
					>
						{!device.isThis && <SignOut {...device} />}
					</Line>
				))}
			</Lines>
			{devices.length > 1 && (
				<IntentForm intent="devices" action={sectionAction('devices')} className="mt-4">
					<Button type="submit" variant="outline" busy={isBusy}>
						{isBusy ? texts.signOutAll.busy : texts.signOutAll.idle}
					</Button>
				</IntentForm>
			)}
		</Section>
	)
}

function SignOut({ id, name }: DeviceLine) {
	const isBusy = useBusy('device', id)
	const { signOut, signOutOf } = useAccountTexts().settings.devices
	return (
		<IntentForm intent="device" action={sectionAction('devices')}>
			<input type="hidden" name="id" value={id} />
			<Button type="submit" variant="outline" size="small" busy={isBusy} aria-label={signOutOf(name)}>
				{signOut}
			</Button>
		</IntentForm>
	)
}
