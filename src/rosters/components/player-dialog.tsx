import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { showToast } from '#ui/show-toast.ts'
import type { RowView } from '../views.ts'
import { sendRosterRequest } from './send-request.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { useLinks } from './links-dialog.tsx'
import { momentIn } from './standing.ts'
import type { Roster } from './use-roster.ts'

type Account = { userId: string; name: string }
type PlayerDialogProps = {
	roster: Roster
	row: RowView
	accounts: readonly Account[]
	timeZone: string
	onClose: () => void
}

function standing({ confirmedAt, confirmedBy, linkExpiresAt }: RowView, timeZone: string): string {
	if (confirmedAt !== null && confirmedBy === 'family')
		return `The family confirmed this row on ${momentIn(confirmedAt, timeZone)}.`
	if (linkExpiresAt !== null) return `A link is open until ${momentIn(linkExpiresAt, timeZone)}.`
	return 'No link is open. Make one and send it to the family: they check name, number and sizes on a phone.'
}

/** A player's data outside the cells: the family's link and the player's own account. */
export function PlayerDialog({ roster, row, accounts, timeZone, onClose }: PlayerDialogProps) {
	const { links, trouble, isBusy, make, revoke } = useLinks(roster)
	const [link] = links
	return (
		<Modal title={row.name} onClose={onClose}>
			<h3 className="font-bold">Family link</h3>
			<p className="mt-1 text-body">{standing(row, timeZone)}</p>
			{trouble && (
				<Notice tone="danger" title="That did not work" alert className="mt-3">
					{trouble}
				</Notice>
			)}
			{link && (
				<div className="mt-3 rounded-notice border border-line bg-page p-3">
					<p role="status" className="text-label text-muted">
						The link, shown this once:
					</p>
					<p className="figures my-1.5 text-label break-all">{link.url}</p>
					<CopyButton text={link.url} label="Copy link" copied="Link copied" />
				</div>
			)}
			<div className="mt-3 flex flex-wrap gap-2">
				<Button variant="outline" busy={isBusy} onClick={() => void make([row.id])}>
					{row.linkExpiresAt === null ? 'Make a link' : 'Make a new link'}
				</Button>
				{row.linkExpiresAt !== null && (
					<Button variant="ghost" busy={isBusy} onClick={() => void revoke([row.id])}>
						Revoke the link
					</Button>
				)}
			</div>
			<AccountChoice {...{ roster, row, accounts }} />
		</Modal>
	)
}

function AccountChoice({ roster, row, accounts }: Pick<PlayerDialogProps, 'roster' | 'row' | 'accounts'>) {
	const [isBusy, setBusy] = useState(false)
	const taken = new Set(
		[...roster.rows.values()].flatMap(({ id, userId }) => (id === row.id ? [] : (userId ?? []))),
	)
	const choose = async (userId: string | null) => {
		setBusy(true)
		const answer = await sendRosterRequest(roster.portalId, { intent: 'link-account', rowId: row.id, userId })
		setBusy(false)
		if (!answer.ok) return showToast({ tone: 'error', title: 'Account not linked', detail: answer.message })
		roster.learn([{ id: row.id, userId }])
		showToast({ tone: 'success', title: userId === null ? 'Account unlinked' : 'Account linked' })
	}
	return (
		<div className="mt-6 border-t border-line pt-5">
			<h3 className="font-bold">Account</h3>
			{accounts.length === 0 ? (
				<p className="mt-1 text-body">
					No player of this portal has an account yet. Invite players, then say here who is who.
				</p>
			) : (
				<SelectField
					label="Whose account is this player’s?"
					name="account"
					className="mt-2"
					hint="With an account a player sees and orders for this row."
					value={row.userId ?? ''}
					disabled={isBusy}
					onChange={(event) => void choose(event.target.value || null)}
					options={[
						{ value: '', label: 'No account' },
						...accounts.map(({ userId, name }) => ({
							value: userId,
							label: taken.has(userId) ? `${name} (linked to another row)` : name,
							disabled: taken.has(userId),
						})),
					]}
				/>
			)}
		</div>
	)
}
