// A vote for its owner: its link, its result, the winning design, and how it ends.
import type { PageLanguage } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card, Sheet } from '#ui/card.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextField } from '#ui/fields.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { voteOwnerTexts } from '../rules/owner-texts.ts'
import { lastClosing, usualClosing } from '../rules/vote.ts'
import { voteUrl } from '../urls.ts'
import type { OwnerRow, OwnerView } from '../views.ts'
import { Closing, OpenBadge, useZoneName } from './closing.tsx'
import { FrontPicture, LargerView, LargerViewButton } from './larger-view.tsx'
import { ResultBar, standingOf } from './result-bars.tsx'
import { VotesHead } from './votes-head.tsx'

type OwnerPageProps = {
	view: OwnerView
	language: PageLanguage
	publicUrl: string
	/** A refused last day, as typed. */
	closing: { error?: string; typed?: string } | undefined
}

export function OwnerPage({ view, publicUrl, closing, language }: OwnerPageProps) {
	const { title, token, rows, isOpen } = view
	const texts = voteOwnerTexts[language].result
	return (
		<>
			<VotesHead title={title} crumb={texts.crumb} language={language} form={isOpen ? undefined : againId}>
				<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<OpenBadge isOpen={isOpen} language={language} />
					<span className="text-on-turf-muted">
						<Closing {...view} language={language} />
					</span>
				</p>
			</VotesHead>
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<ResultSheet {...{ view, language }} />
				<div className="grid min-w-0 gap-6">
					<LinkCard address={publicUrl + voteUrl(token)} language={language} />
					{isOpen ? <WhileOpen {...{ view, language }} /> : <OpenAgain {...{ view, closing, language }} />}
					<Deletion language={language} />
				</div>
			</div>
			{rows.map((row) => (
				<LargerView key={row.position} {...{ token, language }} choice={row} />
			))}
		</>
	)
}

type PartProps = Pick<OwnerPageProps, 'view' | 'language'>

function ResultSheet({ view: { rows, total, isOpen, token }, language }: PartProps) {
	const { result, list } = voteOwnerTexts[language]
	const standing = standingOf(rows, isOpen, language)
	return (
		<Sheet title={isOpen ? result.soFar : result.title} aside={list.count(total)}>
			<ol className="grid gap-6">
				{rows.map((row) => (
					<li
						key={row.position}
						className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]"
					>
						<FrontPicture token={token} choice={row} />
						<div className="min-w-0">
							<ResultBar row={row} standing={standing(row)} language={language}>
								<Design {...{ row, isOpen, language }} />
							</ResultBar>
						</div>
					</li>
				))}
			</ol>
		</Sheet>
	)
}

type DesignProps = { row: OwnerRow; isOpen: boolean; language: PageLanguage }

function Design({ row, isOpen, language }: DesignProps) {
	const texts = voteOwnerTexts[language].result
	const { version, latestVersion, builderHref, isLeading, letter, name } = row
	const isOrdered = isLeading && !isOpen
	return (
		<>
			<p className="mt-2 text-label text-muted">
				{texts.version(row.made, version)}
				{latestVersion !== version && texts.changedSince(version, latestVersion)}
			</p>
			<div className="mt-2 flex flex-wrap gap-2">
				{builderHref && (
					<ButtonLink href={builderHref} size="small" variant={isOrdered ? 'action' : 'outline'}>
						{isOrdered ? texts.order : texts.open}
						<span className="sr-only">{texts.ofDesign(letter, name)}</span>
					</ButtonLink>
				)}
				<LargerViewButton choice={row} language={language} />
			</div>
			{!builderHref && <p className="mt-2 text-label">{texts.gone}</p>}
		</>
	)
}

const LinkCard = ({ address, language }: { address: string; language: PageLanguage }) => {
	const texts = voteOwnerTexts[language].link
	return (
		<Card stitched className="grid gap-3 p-5 pt-8 sm:p-6 sm:pt-9">
			<h2 className="display text-subheading">{texts.title}</h2>
			<p className="text-[0.9375rem] break-all text-muted">{address}</p>
			<p className="text-label text-muted">{texts.text}</p>
			<div className="flex flex-wrap gap-3">
				<copy-text data-text={address} data-copied={texts.copied} data-refused={texts.notCopied}>
					<Button variant="outline" hidden>
						<span data-words>{texts.copy}</span>
					</Button>
				</copy-text>
				<ButtonLink href={address} variant="outline">
					{texts.see}
				</ButtonLink>
			</div>
		</Card>
	)
}

const WhileOpen = ({ view: { showsResult }, language }: PartProps) => {
	const texts = voteOwnerTexts[language].open
	return (
		<Card className="grid gap-3 p-5 sm:p-6">
			<h2 className="display text-subheading">{texts.title}</h2>
			<p className="text-[0.9375rem]">{showsResult ? texts.shown : texts.hidden}</p>
			<form method="post" className="flex flex-wrap gap-3">
				<Button type="submit" name="intent" value={showsResult ? 'hide' : 'show'} variant="outline">
					{showsResult ? texts.hide : texts.show}
				</Button>
				<Button type="submit" name="intent" value="close">
					{texts.close}
				</Button>
			</form>
		</Card>
	)
}

const againId = 'open-again'

function OpenAgain({ view: { today }, closing, language }: PartProps & Pick<OwnerPageProps, 'closing'>) {
	const zone = useZoneName(language)
	const texts = voteOwnerTexts[language].again
	return (
		<Card className="p-5 sm:p-6">
			<form id={againId} method="post" noValidate className="grid gap-4">
				<input type="hidden" name="intent" value="reopen" />
				<h2 className="display text-subheading">{texts.title}</h2>
				<TextField
					label={texts.lastDay}
					name="closesOn"
					type="date"
					min={today}
					max={lastClosing(today)}
					defaultValue={closing?.typed || usualClosing(today)}
					hint={texts.hint(zone)}
					error={closing?.error}
				/>
				<Button type="submit" variant="outline" className="justify-self-start">
					{texts.submit}
				</Button>
			</form>
		</Card>
	)
}

const Deletion = ({ language }: { language: PageLanguage }) => {
	const texts = voteOwnerTexts[language].deletion
	return (
		<Card className="grid justify-items-start gap-3 p-5 sm:p-6">
			<h2 className="display text-subheading">{texts.title}</h2>
			<p className="text-[0.9375rem]">{texts.text}</p>
			<DialogButton opens="delete-vote" variant="outline">
				{texts.button}
			</DialogButton>
			<Dialog id="delete-vote" title={texts.ask} close={pageTexts[language].close}>
				<form method="post" className="grid justify-items-start gap-4">
					<p>{texts.warning}</p>
					<Button type="submit" name="intent" value="delete" variant="danger">
						{texts.submit}
					</Button>
				</form>
			</Dialog>
		</Card>
	)
}
