// Invites people: by mail per address, or by one shared link.
import { languageNames, languages } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import type { FieldErrors } from '../../rules/form-fields.ts'
import { mostAddresses, mostUses, type TypedInvite } from '../../rules/invite-form.ts'
import { inviteDays } from '../../rules/access.ts'
import type { InviteRole } from '../../states.ts'
import { CopyButton } from '#ui/copy-button.tsx'

export type InviteState = { typed: TypedInvite; errors: FieldErrors }

const optionLabels: Record<InviteRole, string> = {
	player: 'Players',
	coach: 'Coaches',
	school_admin: 'School administrators',
}
type FormProps = { roles: readonly InviteRole[]; state: InviteState | undefined }

const RoleField = ({ id, label, roles, state }: FormProps & { id: string; label: string }) => (
	<SelectField
		{...{ id, label }}
		name="role"
		options={roles.map((role) => ({ value: role, label: optionLabels[role] }))}
		defaultValue={state?.typed.role}
		error={state?.errors['role']}
	/>
)

export const MailForm = ({ roles, state }: FormProps) => (
	<Card className="p-4 sm:p-5">
		<h2 className="display text-xl">Invite by email</h2>
		<form method="post" noValidate className="mt-3 grid gap-4">
			<RoleField id="mail-role" label="Invite" {...{ roles, state }} />
			<TextArea
				label="Email addresses"
				name="emails"
				rows={3}
				required
				maxLength={6_000}
				defaultValue={state?.typed.emails}
				hint={`Up to ${mostAddresses}, separated by commas or one per line. Each invitation works only for that address.`}
				error={state?.errors['emails']}
			/>
			<SelectField
				label="Language of the email and its page"
				name="language"
				options={languages.map((value) => ({ value, label: languageNames[value] }))}
				defaultValue={state?.typed.language}
			/>
			<Button type="submit" name="intent" value="mail" className="justify-self-start">
				Send invitations
			</Button>
		</form>
	</Card>
)

export const LinkForm = ({ roles, state }: FormProps) => (
	<Card className="p-4 sm:p-5">
		<h2 className="display text-xl">Make a link</h2>
		<p className="mt-1 text-[0.9375rem] text-muted">
			For the team chat or a note home. Anyone who has it can join, for {inviteDays} days.
		</p>
		<form method="post" noValidate className="mt-3 grid gap-4">
			<div className="grid grid-cols-[1fr_7rem] items-start gap-3">
				<RoleField id="link-role" label="For" {...{ roles, state }} />
				<TextField
					label="People"
					name="uses"
					inputMode="numeric"
					maxLength={String(mostUses).length}
					defaultValue={state?.typed.uses ?? '30'}
					error={state?.errors['uses']}
				/>
			</div>
			<Button type="submit" name="intent" value="link" variant="outline" className="justify-self-start">
				Make a link
			</Button>
		</form>
	</Card>
)

/** Shown once: the database stores only the link's hash. */
export const FreshLink = ({ link }: { link: string }) => (
	<Notice tone="success" title="Your link is ready" alert>
		<p>Copy it now: it is shown only once. You can take it back at any time.</p>
		<div className="mt-3 flex flex-wrap items-center gap-2">
			<input
				readOnly
				value={link}
				aria-label="Invitation link"
				onFocus={(event) => event.target.select()}
				className="min-h-11 min-w-0 grow rounded-control border border-field-line bg-field px-3 text-sm text-ink"
			/>
			<CopyButton text={link} label="Copy link" copied="Copied" />
		</div>
	</Notice>
)
