import type { DoneCode, NotDone } from '../../rules/outcomes.ts'
import type { AccountView, SettingsView } from '../../views.ts'
import { answerFor } from '../intent-form.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { ExportSection } from './export-section.tsx'
import { IdentitiesSection } from './identities-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { TwoFactorSection } from './two-factor/two-factor-section.tsx'

type SettingsTabProps = {
	settings: SettingsView
	answer: NotDone | undefined
	/** The last completed action, and its time. */
	done: DoneCode | undefined
	at: number
	head: Pick<AccountView, 'leaving' | 'inWork'>
	onSaid: (title: string) => void
}

/** Account settings: sign-in, devices, export and deletion. */
export function SettingsTab({ settings, answer, done, at, head, onSaid }: SettingsTabProps) {
	const doneAt = (code: DoneCode) => (done === code ? at : undefined)
	return (
		<div className="grid gap-5">
			<PasswordSection
				settings={settings}
				answer={answerFor('password', answer)}
				doneAt={doneAt('password')}
			/>
			<EmailSection settings={settings} answer={answerFor('email', answer)} doneAt={doneAt('email')} />
			<TwoFactorSection factors={settings.factors} offered={settings.offered} onSaid={onSaid} />
			<IdentitiesSection settings={settings} answer={answerFor('identities', answer)} />
			<DevicesSection devices={settings.devices} answer={answerFor('devices', answer)} />
			<ExportSection />
			<DeletionSection settings={settings} answer={answerFor('deletion', answer)} head={head} />
		</div>
	)
}
