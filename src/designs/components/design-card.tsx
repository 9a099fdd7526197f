// One design in the list: its front picture, facts, states and actions.
import type { ReactNode } from 'react'
import { readerLanguage, type PageLanguage } from '#kit/language.ts'
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
import { designDay, myDesignsTexts } from '../rules/my-designs-texts.ts'
import { builderUrl, newSeasonUrl, proofUrl } from '../urls.ts'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextField } from '#ui/fields.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { PictureDownloads } from './picture-downloads.tsx'

type CardProps = {
	card: DesignCard
	view: DesignsView
	language: PageLanguage
	/** One of the first visible cards: its picture loads immediately. */
	isFirst: boolean
}

export function DesignCardItem({ card, view, language, isFirst }: CardProps) {
	const texts = myDesignsTexts[language]
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
				alt={card.isKit ? texts.wholePicture(title) : texts.frontPicture(title)}
				width={400}
				height={500}
				loading={isFirst ? 'eager' : 'lazy'}
				decoding="async"
				className="stage aspect-4/5 w-full object-contain p-5"
			/>
			<div className="flex grow flex-col gap-2 px-4 pt-3 pb-3">
				<States card={card} language={language} />
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
					<p>{savedLabel(card, { timeZone, language })}</p>
				</div>
				<Actions card={card} view={view} language={language} />
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

/** Facts that the title omits: the product of a named design, and the team. */
const isOf = (card: DesignCard): string =>
	[card.kind === 'saved' && card.name !== null && card.made, card.teamName].filter(Boolean).join(' · ')

type Shown = { timeZone: string; language: PageLanguage }

function savedLabel(card: DesignCard, { timeZone, language }: Shown): string {
	const on = designDay[readerLanguage(language)](new Date(card.changedAt), timeZone)
	const texts = myDesignsTexts[language]
	return card.kind === 'saved' ? texts.savedOn(card.version, on) : texts.keptOn(on)
}

function States({ card, language }: Pick<CardProps, 'card' | 'language'>) {
	const texts = myDesignsTexts[language]
	const states = statesOf(card)
	if (states.length === 0) return null
	return (
		<ul aria-label={texts.stateList} className="flex flex-wrap gap-1.5">
			{states.map((state) => (
				<li key={state}>
					<Badge tone={stateTones[state]}>
						{state === 'Locked' && <Icon name="lock" size={13} />}
						{texts.states[state]}
					</Badge>
				</li>
			))}
		</ul>
	)
}

const openAction = (card: DesignCard) => {
	if (card.kind === 'draft' || card.hasDraft) return 'continue'
	return card.locked ? 'view' : 'open'
}

function Actions({ card, view, language }: Omit<CardProps, 'isFirst'>) {
	const texts = myDesignsTexts[language].actions
	const title = titleOf(card)
	const what = <span className="sr-only"> {title}</span>
	return (
		<div className="mt-auto flex flex-wrap gap-2 pt-1">
			{card.isSold && (
				<ButtonLink href={addressOf(card)} size="small">
					{texts[openAction(card)]}
					{what}
				</ButtonLink>
			)}
			{card.kind === 'saved' && card.proofState === 'ready' && (
				<Proof card={card}>
					{texts.proof}
					{what}
				</Proof>
			)}
			{card.kind === 'saved' && card.isSold && (
				<form method="post" action={designsHref(view)}>
					<input type="hidden" name="id" value={card.id} />
					<Button type="submit" name="intent" value="copy" variant="outline" size="small">
						{texts.copy}
						{what}
					</Button>
				</form>
			)}
			{card.kind === 'saved' && (
				<ButtonLink href={newSeasonUrl(card.id)} variant="outline" size="small">
					{texts.newSeason}
					{what}
				</ButtonLink>
			)}
			{card.kind === 'saved' && <Pictures card={card} language={language} />}
			{card.kind === 'saved' && <Rename card={card} view={view} language={language} />}
		</div>
	)
}

const Proof = ({ card, children }: { card: SavedCard; children: ReactNode }) => (
	<ButtonLink href={proofUrl(card.id, card.version)} variant="outline" size="small">
		{children}
	</ButtonLink>
)

/** A button and its dialog of links, without JavaScript a popover. */
type SavedProps = { card: SavedCard; view: DesignsView; language: PageLanguage }

function Pictures({ card, language }: Omit<SavedProps, 'view'>) {
	const texts = myDesignsTexts[language]
	const { title, version, links } = texts.pictures
	const dialog = `pictures-${card.id}`
	return (
		<>
			<DialogButton opens={dialog} variant="outline" size="small">
				{texts.actions.pictures}
				<span className="sr-only">{texts.of(titleOf(card))}</span>
			</DialogButton>
			<Dialog id={dialog} title={title} close={pageTexts[language].close}>
				<p className="mb-4 text-muted">{version(titleOf(card), card.version)}</p>
				<PictureDownloads
					design={{ designId: card.id, version: card.version }}
					texts={links}
					language={readerLanguage(language)}
				/>
			</Dialog>
		</>
	)
}

/** A button and its dialog with one field; without JavaScript the dialog is a popover and the form posts normally. */
function Rename({ card, view, language }: SavedProps) {
	const { actions, naming } = myDesignsTexts[language]
	const dialog = `rename-${card.id}`
	return (
		<>
			<DialogButton opens={dialog} variant="ghost" size="small">
				{actions.rename}
				<span className="sr-only"> {titleOf(card)}</span>
			</DialogButton>
			<Dialog id={dialog} title={naming.title} close={pageTexts[language].close}>
				<form method="post" action={designsHref(view)} className="grid gap-4">
					<input type="hidden" name="id" value={card.id} />
					<TextField
						label={naming.label}
						id={`name-${card.id}`}
						name="name"
						autoComplete="off"
						// oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
						autoFocus
						maxLength={longestName}
						defaultValue={card.name ?? ''}
						hint={naming.hint(card.made)}
					/>
					<div>
						<Button type="submit" name="intent" value="rename">
							{naming.save}
						</Button>
					</div>
				</form>
			</Dialog>
		</>
	)
}
