// Invites people: by mail per address, or by one shared link.
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
const optionsOf = (roles: readonly InviteRole[]) =>
	roles.map((role) => ({ value: role, label: optionLabels[role] }))

type FormProps = { roles: readonly InviteRole[]; state: InviteState | undefined }

export function MailForm({ roles, state }: FormProps) {
	const typed = state?.typed
	const errors: FieldErrors = state?.errors ?? {}
	return (
		<Card className="p-4 sm:p-5">
			<h2 className="display text-xl">Invite by email</h2>
			<form method="post" noValidate className="mt-3 grid gap-4">
				<SelectField
					id="mail-role"
					label="Invite"
					name="role"
					options={optionsOf(roles)}
					defaultValue={typed?.role}
					error={errors['role']}
				/>
				<TextArea
					label="Email addresses"
					name="emails"
					rows={3}
					required
					maxLength={6_000}
					defaultValue={typed?.emails}
					hint={`Up to ${mostAddresses}, separated by commas or one per line. Each invitation works only for that address.`}
					error={errors['emails']}
				/>
				<Button type="submit" name="intent" value="mail" className="justify-self-start">
					Send invitations
				</Button>
			</form>
		</Card>
	)
}

export function LinkForm({ roles, state }: FormProps) {
	const typed = state?.typed
	const errors: FieldErrors = state?.errors ?? {}
	return (
		<Card className="p-4 sm:p-5">
			<h2 className="display text-xl">Make a link</h2>
			<p className="mt-1 text-[0.9375rem] text-muted">
				For the team chat or a note home. Anyone who has it can join, for {inviteDays} days.
			</p>
			<form method="post" noValidate className="mt-3 grid gap-4">
				<div className="grid grid-cols-[1fr_7rem] items-start gap-3">
					<SelectField
						id="link-role"
						label="For"
						name="role"
						options={optionsOf(roles)}
						defaultValue={typed?.role}
						error={errors['role']}
					/>
					<TextField
						label="People"
						name="uses"
						inputMode="numeric"
						maxLength={String(mostUses).length}
						defaultValue={typed?.uses ?? '30'}
						error={errors['uses']}
					/>
				</div>
				<Button type="submit" name="intent" value="link" variant="outline" className="justify-self-start">
					Make a link
				</Button>
			</form>
		</Card>
	)
}

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
