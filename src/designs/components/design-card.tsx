// One design in the list: its front picture, facts, states and actions.
import type { ReactNode } from 'react'
import { instantFormat } from '#kit/time.ts'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShop } from '#ui/shop.tsx'
import {
	designsHref,
	longestName,
	statesOf,
	titleOf,
	type CardState,
	type DesignCard,
	type DesignsView,
	type SavedCard,
} from '../rules/my-designs.ts'
import { builderUrl, newSeasonUrl, proofUrl } from '../urls.ts'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextField } from '#ui/fields.tsx'
import { PictureDownloads } from './picture-downloads.tsx'

type CardProps = {
	card: DesignCard
	view: DesignsView
	/** One of the first visible cards: its picture loads immediately. */
	isFirst: boolean
}

export function DesignCardItem({ card, view, isFirst }: CardProps) {
	const key = card.kind === 'saved' ? card.id : card.productId
	const title = titleOf(card)
	const { timeZone } = useShop()
	return (
		<li
			id={`design-${key}`}
			className="relative flex scroll-mt-24 flex-col overflow-hidden rounded-card border border-line bg-card focus-within:border-primary"
		>
			<img
				src={card.pictureUrl}
				alt={card.isKit ? `All pieces of ${title}` : `Front of ${title}`}
				width={400}
				height={500}
				loading={isFirst ? 'eager' : 'lazy'}
				decoding="async"
				className="stage aspect-4/5 w-full object-contain p-5"
			/>
			<div className="flex grow flex-col gap-2 px-4 pt-3 pb-3">
				<States card={card} />
				<h3 className="leading-snug font-bold break-words">
					{card.isSold ? (
						<a href={addressOf(card)} className="hover:text-primary hover:underline">
							{title}
						</a>
					) : (
						title
					)}
				</h3>
				<div className="text-label text-muted">
					{isOf(card) && <p>{isOf(card)}</p>}
					<p>{savedLabel(card, timeZone)}</p>
				</div>
				<Actions card={card} view={view} />
			</div>
		</li>
	)
}

const addressOf = (card: DesignCard) =>
	builderUrl(card.productId, card.kind === 'saved' ? card.id : undefined)

const stateTones: Record<CardState, BadgeTone> = {
	Draft: 'warning',
	Locked: 'info',
	'Changes not saved': 'warning',
	'Proof ready': 'success',
	'Proof in the making': 'neutral',
	'Proof failed': 'danger',
	'No longer sold': 'neutral',
}

const mediumDay = instantFormat({ dateStyle: 'medium' })

/** Facts that the title omits: the product of a named design, and the team. */
const isOf = (card: DesignCard): string =>
	[card.kind === 'saved' && card.name !== null && card.made, card.teamName].filter(Boolean).join(' · ')

function savedLabel(card: DesignCard, timeZone: string): string {
	const on = mediumDay(new Date(card.changedAt), timeZone)
	return card.kind === 'saved' ? `Version ${card.version}, saved ${on}` : `Not saved yet, kept ${on}`
}

function States({ card }: { card: DesignCard }) {
	const states = statesOf(card)
	if (states.length === 0) return null
	return (
		<ul aria-label="State" className="flex flex-wrap gap-1.5">
			{states.map((state) => (
				<li key={state}>
					<Badge tone={stateTones[state]}>
						{state === 'Locked' && <Icon name="lock" size={13} />}
						{state}
					</Badge>
				</li>
			))}
		</ul>
	)
}

const openLabel = (card: DesignCard) => {
	if (card.kind === 'draft' || card.hasDraft) return 'Continue'
	return card.locked ? 'View' : 'Open'
}

function Actions({ card, view }: { card: DesignCard; view: DesignsView }) {
	const title = titleOf(card)
	const what = <span className="sr-only"> {title}</span>
	return (
		<div className="mt-auto flex flex-wrap gap-2 pt-1">
			{card.isSold && (
				<ButtonLink href={addressOf(card)} size="small">
					{openLabel(card)}
					{what}
				</ButtonLink>
			)}
			{card.kind === 'saved' && card.proofState === 'ready' && <Proof card={card}>{what}</Proof>}
			{card.kind === 'saved' && card.isSold && (
				<form method="post" action={designsHref(view)}>
					<input type="hidden" name="id" value={card.id} />
					<Button type="submit" name="intent" value="copy" variant="outline" size="small">
						Copy
						{what}
					</Button>
				</form>
			)}
			{card.kind === 'saved' && (
				<ButtonLink href={newSeasonUrl(card.id)} variant="outline" size="small">
					New season
					{what}
				</ButtonLink>
			)}
			{card.kind === 'saved' && <Pictures card={card} />}
			{card.kind === 'saved' && <Rename card={card} view={view} />}
		</div>
	)
}

const Proof = ({ card, children }: { card: SavedCard; children: ReactNode }) => (
	<ButtonLink href={proofUrl(card.id, card.version)} variant="outline" size="small">
		Proof
		{children}
	</ButtonLink>
)

/** A button and its dialog of links, without JavaScript a popover. */
function Pictures({ card }: { card: SavedCard }) {
	const dialog = `pictures-${card.id}`
	return (
		<>
			<DialogButton opens={dialog} variant="outline" size="small">
				Pictures<span className="sr-only"> of {titleOf(card)}</span>
			</DialogButton>
			<Dialog id={dialog} title="Download a picture">
				<p className="mb-4 text-muted">{`${titleOf(card)}, version ${card.version}`}</p>
				<PictureDownloads designId={card.id} version={card.version} />
			</Dialog>
		</>
	)
}

/** A button and its dialog with one field; without JavaScript the dialog is a popover and the form posts normally. */
function Rename({ card, view }: { card: SavedCard; view: DesignsView }) {
	const dialog = `rename-${card.id}`
	return (
		<>
			<DialogButton opens={dialog} variant="ghost" size="small">
				Rename<span className="sr-only"> {titleOf(card)}</span>
			</DialogButton>
			<Dialog id={dialog} title="Rename this design">
				<form method="post" action={designsHref(view)} className="grid gap-4">
					<input type="hidden" name="id" value={card.id} />
					<TextField
						label="Name"
						id={`name-${card.id}`}
						name="name"
						autoComplete="off"
						// oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
						autoFocus
						maxLength={longestName}
						defaultValue={card.name ?? ''}
						hint={`Only you see it, until you ask for votes on it. Left empty, it is called “${card.made}”.`}
					/>
					<div>
						<Button type="submit" name="intent" value="rename">
							Save name
						</Button>
					</div>
				</form>
			</Dialog>
		</>
	)
}
