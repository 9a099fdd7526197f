// A vote for its owner: its link, its result, the winning design, and how it ends.
import { counted } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card, Sheet } from '#ui/card.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextField } from '#ui/fields.tsx'
import { lastClosing, usualClosing } from '../rules/vote.ts'
import { voteUrl } from '../urls.ts'
import type { OwnerRow, OwnerView } from '../views.ts'
import { Closing, OpenBadge, useZoneName } from './closing.tsx'
import { FrontPicture, LargerView, LargerViewButton } from './larger-view.tsx'
import { ResultBar, standingOf } from './result-bars.tsx'
import { VotesHead } from './votes-head.tsx'

type OwnerPageProps = {
	view: OwnerView
	publicUrl: string
	/** A refused last day, as typed. */
	closing: { error?: string; typed?: string } | undefined
}

export function OwnerPage({ view, publicUrl, closing }: OwnerPageProps) {
	const { title, token, rows, isOpen } = view
	return (
		<>
			<VotesHead title={title} crumb="Result">
				<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<OpenBadge isOpen={isOpen} />
					<span className="text-on-turf-muted">
						<Closing {...view} />
					</span>
				</p>
			</VotesHead>
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<ResultSheet view={view} />
				<div className="grid min-w-0 gap-6">
					<LinkCard address={publicUrl + voteUrl(token)} />
					{isOpen ? <WhileOpen view={view} /> : <OpenAgain view={view} closing={closing} />}
					<Deletion />
				</div>
			</div>
			{rows.map((row) => (
				<LargerView key={row.position} token={token} choice={row} />
			))}
		</>
	)
}

function ResultSheet({ view: { rows, total, isOpen, token } }: Pick<OwnerPageProps, 'view'>) {
	const standing = standingOf(rows, isOpen)
	return (
		<Sheet title={isOpen ? 'Result so far' : 'Result'} aside={counted(total, 'vote')}>
			<ol className="grid gap-6">
				{rows.map((row) => (
					<li
						key={row.position}
						className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]"
					>
						<FrontPicture token={token} choice={row} />
						<div className="min-w-0">
							<ResultBar row={row} standing={standing(row)}>
								<Design row={row} isOpen={isOpen} />
							</ResultBar>
						</div>
					</li>
				))}
			</ol>
		</Sheet>
	)
}

function Design({ row, isOpen }: { row: OwnerRow; isOpen: boolean }) {
	const { version, latestVersion, builderHref, isLeading, letter, name } = row
	const isOrdered = isLeading && !isOpen
	return (
		<>
			<p className="mt-2 text-label text-muted">
				{`${row.made}, version ${version}`}
				{latestVersion !== version &&
					`. You have changed it since: the builder has version ${latestVersion} and brings version ${version} back when you ask.`}
			</p>
			<div className="mt-2 flex flex-wrap gap-2">
				{builderHref && (
					<ButtonLink href={builderHref} size="small" variant={isOrdered ? 'action' : 'outline'}>
						{isOrdered ? 'Order this design' : 'Open in the builder'}
						<span className="sr-only">{` ${letter}: ${name}`}</span>
					</ButtonLink>
				)}
				<LargerViewButton choice={row} />
			</div>
			{!builderHref && <p className="mt-2 text-label">This product is no longer sold.</p>}
		</>
	)
}

const LinkCard = ({ address }: { address: string }) => (
	<Card stitched className="grid gap-3 p-5 pt-8 sm:p-6 sm:pt-9">
		<h2 className="display text-subheading">Link for voters</h2>
		<p className="text-[0.9375rem] break-all text-muted">{address}</p>
		<p className="text-label text-muted">
			Anyone with this link can see the designs and vote, once per device and without an account.
		</p>
		<div className="flex flex-wrap gap-3">
			<copy-text data-text={address}>
				<Button variant="outline" hidden>
					<span data-words>Copy the link</span>
				</Button>
			</copy-text>
			<ButtonLink href={address} variant="outline">
				See the page
			</ButtonLink>
		</div>
	</Card>
)

const WhileOpen = ({ view: { showsResult } }: Pick<OwnerPageProps, 'view'>) => (
	<Card className="grid gap-3 p-5 sm:p-6">
		<h2 className="display text-subheading">While it is open</h2>
		<p className="text-[0.9375rem]">
			{showsResult
				? 'Those who have voted see the result so far.'
				: 'Voters see the result after the vote closes.'}
		</p>
		<form method="post" className="flex flex-wrap gap-3">
			<Button type="submit" name="intent" value={showsResult ? 'hide' : 'show'} variant="outline">
				{showsResult ? 'Hide the result until the end' : 'Show voters the result'}
			</Button>
			<Button type="submit" name="intent" value="close">
				Close the vote now
			</Button>
		</form>
	</Card>
)

function OpenAgain({ view: { today }, closing }: Pick<OwnerPageProps, 'view' | 'closing'>) {
	const zone = useZoneName()
	return (
		<Card className="p-5 sm:p-6">
			<form method="post" noValidate className="grid gap-4">
				<h2 className="display text-subheading">Open it again</h2>
				<TextField
					label="New last day of voting"
					name="closesOn"
					type="date"
					min={today}
					max={lastClosing(today)}
					defaultValue={closing?.typed || usualClosing(today)}
					hint={`Votes so far stay. It closes at the end of this day, ${zone}.`}
					error={closing?.error}
				/>
				<Button type="submit" name="intent" value="reopen" variant="outline" className="justify-self-start">
					Open the vote again
				</Button>
			</form>
		</Card>
	)
}

const Deletion = () => (
	<Card className="grid justify-items-start gap-3 p-5 sm:p-6">
		<h2 className="display text-subheading">Delete this vote</h2>
		<p className="text-[0.9375rem]">Its link stops working, and its votes are deleted. Your designs stay.</p>
		<DialogButton opens="delete-vote" variant="outline">
			Delete…
		</DialogButton>
		<Dialog id="delete-vote" title="Delete this vote?">
			<form method="post" className="grid justify-items-start gap-4">
				<p>The result is gone for good. Your designs stay.</p>
				<Button type="submit" name="intent" value="delete" variant="danger">
					Delete the vote
				</Button>
			</form>
		</Dialog>
	</Card>
)
