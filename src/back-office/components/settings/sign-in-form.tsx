// The form of the sign-in rules, with what the environment fixes.
import { factorRoles, joinModes, signInLimits } from '#auth/schemas.ts'
import { counted } from '#kit/plural.ts'
import { factorRoleNames, joinModeNames } from '#shop-settings/rules/sign-in-section.ts'
import { Checkbox, SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { factorField, providerField, type SignInBounds } from '../../rules/sign-in-form.ts'
import { Sheet } from '../records.tsx'
import { SectionForm } from './section-form.tsx'
import type { SettingsFields } from './settings-page.tsx'

type SignInFormProps = SettingsFields & { bounds: SignInBounds }

const modes = joinModes.map((value) => ({ value, label: joinModeNames[value] }))

const checkOf = (typed: SettingsFields['typed'], name: string) => ({
	name,
	value: 'on',
	defaultChecked: typed[name] === 'on',
})

export function SignInForm({ bounds, seen, typed, errors }: SignInFormProps) {
	const value = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
	const [least, most] = signInLimits.passwordMin
	return (
		<SectionForm path="/admin/settings/sign-in" seen={seen}>
			<Sheet
				title="New accounts"
				intro="Links of portal invitations, of staff invitations and of families work in each case."
			>
				<div className="grid gap-4">
					{!bounds.signUps && (
						<Notice tone="warning" title="Closed by the server">
							<p>
								Nobody opens an account by themselves while the server runs with AUTH_SIGNUPS=off. What you
								choose here holds once it is on.
							</p>
						</Notice>
					)}
					<SelectField label="Who may open an account" options={modes} {...value('joining')} />
					<TextArea
						label="Mail domains"
						hint="One per line, such as lincoln-high.edu. Such an address is confirmed by a mailed link first."
						spellCheck={false}
						autoCapitalize="none"
						{...value('domains')}
					/>
				</div>
			</Sheet>
			<Sheet title="Passwords and second step">
				<div className="grid gap-4">
					<TextField
						label="Shortest new password"
						unit="characters"
						inputMode="numeric"
						autoComplete="off"
						hint={`${least} to ${most}. Passwords in use stay valid.`}
						{...value('passwordMin')}
					/>
					<fieldset>
						<legend className="font-semibold">A second step is needed by</legend>
						<p className="text-label text-muted">
							Without one, such a person is a customer until they have added it to their account.
						</p>
						{factorRoles.map((role) => (
							<Checkbox key={role} label={factorRoleNames[role]} {...checkOf(typed, factorField(role))} />
						))}
					</fieldset>
				</div>
			</Sheet>
			<Sheet title="Sessions" intro="Empty: as the server is configured.">
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField
						label="Sign in again after"
						unit="days"
						inputMode="numeric"
						autoComplete="off"
						hint={`At most ${counted(bounds.sessionDays, 'day')} (AUTH_SESSION_DAYS).`}
						{...value('sessionDays')}
					/>
					<TextField
						label="Sign in again without a visit for"
						unit="days"
						inputMode="numeric"
						autoComplete="off"
						hint={`At most ${counted(bounds.idleDays, 'day')} (AUTH_IDLE_DAYS).`}
						{...value('idleDays')}
					/>
				</div>
			</Sheet>
			<Services providers={bounds.providers} typed={typed} />
		</SectionForm>
	)
}

type ServicesProps = Pick<SignInBounds, 'providers'> & Pick<SettingsFields, 'typed'>

const Services = ({ providers, typed }: ServicesProps) => (
	<Sheet title="Sign-in services">
		{providers.length === 0 ? (
			<p className="text-muted">The server is configured with none (AUTH_OIDC_PROVIDERS).</p>
		) : (
			<fieldset>
				<legend className="font-semibold">Offered beside email and password</legend>
				{providers.map(({ name, label }) => (
					<Checkbox key={name} label={label} {...checkOf(typed, providerField(name))} />
				))}
			</fieldset>
		)}
	</Sheet>
)
