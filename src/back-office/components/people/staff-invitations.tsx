// The form that invites someone to work for the shop, and the invitations that wait.
import { staffRoleDuties, staffRoleNames, staffRoles } from '#accounts/rules/staff-invite.ts'
import { formatLongDay } from '#kit/time.ts'
import { When } from '#orders/components/when.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Badge } from '#ui/marks.tsx'
import type { StaffInvites } from '../../views.ts'
import { Cell, Record, Records, Sheet } from '../records.tsx'

export const InviteStaffForm = ({ typed }: { typed: Readonly<globalThis.Record<string, string>> }) => (
	<Sheet title="New invitation" id="invite">
		<form method="post" action="#invite" className="grid gap-4">
			<input type="hidden" name="intent" value="invite" />
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					label="Email"
					name="email"
					type="email"
					required
					maxLength={255}
					autoComplete="off"
					defaultValue={typed['email'] ?? ''}
				/>
				<SelectField
					label="Role"
					name="role"
					defaultValue={typed['role'] ?? 'csr'}
					options={staffRoles.map((role) => ({ value: role, label: staffRoleNames[role] }))}
				/>
			</div>
			<dl className="grid gap-1 text-label text-muted">
				{staffRoles.map((role) => (
					<div key={role}>
						<dt className="inline font-semibold">{staffRoleNames[role]}: </dt>
						<dd className="inline">{staffRoleDuties[role]}</dd>
					</div>
				))}
			</dl>
			<div>
				<Button type="submit" variant="action">
					Send the invitation
				</Button>
			</div>
		</form>
	</Sheet>
)

export function OpenInvitations({ invites }: { invites: StaffInvites }) {
	if (invites.length === 0) return <p className="text-muted">No invitation waits for an answer.</p>
	return (
		<div className="grid min-w-0 gap-3">
			<h2 className="display text-subheading">Open invitations</h2>
			<Records
				caption="Open invitations"
				columns={[
					{ label: 'Email' },
					{ label: 'Role' },
					{ label: 'Invited by' },
					{ label: 'Sent' },
					{ label: 'Good until' },
					{ label: 'Steps', isHidden: true },
				]}
			>
				{invites.map(({ id, email, role, invitedBy, sentAt, lastDay, isExpired }) => (
					<Record key={id}>
						<Cell>
							<span className="font-bold break-all">{email}</span>
						</Cell>
						<Cell label="Role">{staffRoleNames[role]}</Cell>
						<Cell label="Invited by">{invitedBy ?? 'The shop'}</Cell>
						<Cell label="Sent">
							<When at={sentAt} />
						</Cell>
						<Cell label="Good until">
							{isExpired ? <Badge tone="warning">Expired</Badge> : formatLongDay(lastDay)}
						</Cell>
						<Cell>
							<form method="post" className="flex flex-wrap gap-2">
								<input type="hidden" name="id" value={id} />
								<Button type="submit" name="intent" value="resend" size="small" variant="outline">
									Send again<span className="sr-only"> to {email}</span>
								</Button>
								<Button type="submit" name="intent" value="withdraw" size="small" variant="ghost">
									Withdraw<span className="sr-only"> the invitation of {email}</span>
								</Button>
							</form>
						</Cell>
					</Record>
				))}
			</Records>
		</div>
	)
}
