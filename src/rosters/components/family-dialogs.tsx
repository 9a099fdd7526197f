import { counted } from '#kit/plural.ts'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { Notice } from '#ui/notice.tsx'
import type { RosterRequest } from '../schemas.ts'
import type { LinkView, RowView } from '../views.ts'
import { joinUrl, leaveUrl } from '../urls.ts'
import { sendRosterRequest } from './send-request.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { momentIn } from './row-status.tsx'
import type { Roster } from './use-roster.ts'
import { SelectField } from '#ui/fields.tsx'
import { showToast } from '#ui/show-toast.ts'

type LinksDialogProps = { roster: Roster; timeZone: string; onClose: () => void }

/** Creates links for many rows, shows them once, and revokes them. */
function useLinks(roster: Roster) {
	const [links, setLinks] = useState<readonly LinkView[]>([])
	const [problem, setProblem] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	/** @returns the result; undefined when the request failed, with the reason in `trouble` */
	const send = async <Asked extends RosterRequest>(asked: Asked) => {
		setBusy(true)
		const answer = await sendRosterRequest(roster.portalId, asked)
		setBusy(false)
		setProblem(answer.ok ? undefined : answer.message)
		return answer.ok ? answer.result : undefined
	}
	const make = async (rowIds: string[]) => {
		const made = await send({ intent: 'make-links', rowIds })
		if (!made) return
		setLinks(made)
		roster.updateRows(made.map(({ rowId, expiresAt }) => ({ id: rowId, linkExpiresAt: expiresAt })))
	}
	const revoke = async (rowIds: string[]) => {
		if ((await send({ intent: 'revoke-links', rowIds })) === undefined) return
		setLinks([])
		roster.updateRows(rowIds.map((id) => ({ id, linkExpiresAt: null })))
	}
	return { links, problem, isBusy, make, revoke }
}

/** Links for all families at once, for the coach to distribute. */
export function LinksDialog({ roster, timeZone, onClose }: LinksDialogProps) {
	const { links, problem, isBusy, make, revoke } = useLinks(roster)
	const saved = [...roster.rows.values()]
	const waiting = saved.filter(({ confirmedBy }) => confirmedBy !== 'family')
	const without = waiting.filter(({ linkExpiresAt }) => linkExpiresAt === null)
	const open = saved.filter(({ linkExpiresAt }) => linkExpiresAt !== null)
	const nameOf = (rowId: string) => roster.rows.get(rowId)?.name ?? ''
	const list = links.map(({ rowId, url }) => `${nameOf(rowId)}\t${url}`).join('\n')
	const until = links[0]?.expiresAt
	return (
		<Modal title="Family links" onClose={onClose} isWide={links.length > 0}>
			<p className="text-body">
				Each link lets a family check one player’s name, number and sizes, order and pay, on a phone and
				without an account. It shows nothing of other players and ends after 14 days.
			</p>
			{roster.isDirty && (
				<Notice tone="warning" className="mt-4">
					Save the roster first: players who are not saved yet get no link.
				</Notice>
			)}
			{problem && (
				<Notice tone="danger" title="That did not work" alert className="mt-4">
					{problem}
				</Notice>
			)}
			<div className="mt-5 flex flex-wrap gap-3">
				{(without.length > 0 || waiting.length === 0) && (
					<Button
						busy={isBusy}
						disabled={without.length === 0}
						onClick={() => void make(without.map(({ id }) => id))}
					>
						{`Make ${counted(without.length, 'link')} for players without one`}
					</Button>
				)}
				{waiting.length > without.length && (
					<Button variant="outline" busy={isBusy} onClick={() => void make(waiting.map(({ id }) => id))}>
						{`Make ${waiting.length} new ones for all not confirmed: earlier links end`}
					</Button>
				)}
				{open.length > 0 && (
					<Button variant="outline" busy={isBusy} onClick={() => void revoke(open.map(({ id }) => id))}>
						{`Revoke ${counted(open.length, 'open link')}`}
					</Button>
				)}
			</div>
			{links.length > 0 && (
				<>
					<div className="mt-6 flex flex-wrap items-center justify-between gap-3">
						<p role="status" className="text-body">
							{`${counted(links.length, 'link')}, open until ${until ? momentIn(until, timeZone) : ''}. Shown this once: copy them now.`}
						</p>
						<CopyButton text={list} label="Copy all as a list" copied="List copied" />
					</div>
					<ul className="mt-3 divide-y divide-line rounded-card border border-line">
						{links.map(({ rowId, url }) => (
							<li key={rowId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2">
								<span className="min-w-32 flex-1 font-semibold">{nameOf(rowId)}</span>
								<span className="figures min-w-0 flex-[2] truncate text-label text-muted max-sm:hidden">
									{url}
								</span>
								<CopyButton text={url} label="Copy" copied="Copied" about={nameOf(rowId)} />
							</li>
						))}
					</ul>
				</>
			)}
		</Modal>
	)
}

type Account = { userId: string; name: string }
type PlayerDialogProps = {
	roster: Roster
	row: RowView
	accounts: readonly Account[]
	timeZone: string
	onClose: () => void
}

function linkStatus({ confirmedAt, confirmedBy, linkExpiresAt }: RowView, timeZone: string): string {
	if (confirmedAt !== null && confirmedBy === 'family')
		return `The family confirmed this row on ${momentIn(confirmedAt, timeZone)}.`
	if (linkExpiresAt !== null) return `A link is open until ${momentIn(linkExpiresAt, timeZone)}.`
	return 'No link is open. Make one and send it to the family: they check name, number and sizes on a phone.'
}

/** A player's data outside the cells: the family's link and the player's own account. */
export function PlayerDialog({ roster, row, accounts, timeZone, onClose }: PlayerDialogProps) {
	const { links, problem, isBusy, make, revoke } = useLinks(roster)
	const [link] = links
	return (
		<Modal title={row.name} onClose={onClose}>
			<h3 className="font-bold">Family link</h3>
			<p className="mt-1 text-body">{linkStatus(row, timeZone)}</p>
			{problem && (
				<Notice tone="danger" title="That did not work" alert className="mt-3">
					{problem}
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
			<div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-5">
				<ButtonLink variant="outline" href={joinUrl(roster.portalId, row.id)}>
					Add to the order
				</ButtonLink>
				<ButtonLink variant="outline" href={leaveUrl(roster.portalId, row.id)}>
					Player leaves
				</ButtonLink>
			</div>
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
		roster.updateRows([{ id: row.id, userId }])
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
