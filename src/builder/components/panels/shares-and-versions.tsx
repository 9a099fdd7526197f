import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox, fieldBox } from '#ui/fields.tsx'
import type { SavedDesign, VersionFacts } from '#designs/views.ts'
import { LineIcon } from '../frame/line-icon.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { useReviewTexts } from '../review-language.ts'
import type { PanelProps } from './props.ts'
import { languageTags, readerLanguage, type PageLanguage } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { Badge } from '#ui/marks.tsx'

type VersionListProps = Pick<PanelProps, 'actions' | 'busy'> & { saved: SavedDesign }

/** Every saved version, newest first, to compare with the current design or to restore. */
export const VersionList = ({ saved, actions, busy }: VersionListProps) => (
	<ol className="overflow-hidden rounded-notice border border-line">
		{saved.versions.map((facts) => (
			<li key={facts.version} className="border-t border-line first:border-t-0">
				<Version {...{ facts, saved, actions, busy }} />
			</li>
		))}
	</ol>
)

type VersionProps = VersionListProps & { facts: VersionFacts }

function Version({ facts: { version, savedAt, restoredFrom, total }, saved, actions, busy }: VersionProps) {
	const isNewest = version === saved.version
	const { language } = useBuilderTexts()
	const review = useReviewTexts()
	const { versions: texts } = review
	return (
		<div className="bg-field px-3 py-2.5">
			<p className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span className="flex items-center gap-2 font-semibold">
					{texts.version(version)}
					{isNewest && <Badge tone="success">{saved.locked ? texts.approved : texts.newest}</Badge>}
				</span>
				<span className="figures text-label">{formatUsd(total)}</span>
			</p>
			<p className="text-label text-muted">
				<time dateTime={savedAt} suppressHydrationWarning>
					{shortInstant(savedAt, language)}
				</time>
				{restoredFrom !== null && texts.restoredFrom(restoredFrom)}
			</p>
			<p className="mt-1.5 flex flex-wrap gap-2">
				<Button
					variant="outline"
					size="small"
					onClick={() => actions.onCompare(version)}
					aria-label={texts.compareOf(version)}
				>
					<LineIcon name="compare" size={16} />
					{texts.compare}
				</Button>
				{!isNewest && !saved.locked && (
					<Button
						variant="outline"
						size="small"
						busy={busy.version === version}
						onClick={() => actions.onRestore(version)}
						aria-label={texts.restoreOf(version)}
					>
						<LineIcon name="restore" size={16} />
						{texts.restore}
					</Button>
				)}
			</p>
		</div>
	)
}

/** `Nov 21, 2026, 9:05 AM` in the reader's time zone. */
const shortInstant = (instant: string, language: PageLanguage): string =>
	new Date(instant).toLocaleString(languageTags[readerLanguage(language)], {
		dateStyle: 'medium',
		timeStyle: 'short',
	})

type ShareListProps = Pick<PanelProps, 'actions' | 'busy'> & { shares: SavedDesign['shares'] }

/** Links that show one version to anyone who has them, until revoked. */
export function ShareList({ shares, actions, busy }: ShareListProps) {
	const { links: texts } = useReviewTexts()
	return (
		<div className="grid gap-3">
			{shares.length > 0 && (
				<ul className="grid gap-2.5">
					{shares.map((share) => (
						<li key={share.id} className="rounded-notice border border-line bg-field p-3">
							<ShareLink share={share} {...{ actions }} />
						</li>
					))}
				</ul>
			)}
			<Button variant="outline" busy={busy.share} onClick={actions.onMakeLink}>
				<LineIcon name="share" />
				{shares.length === 0 ? texts.first : texts.another}
			</Button>
		</div>
	)
}

type ShareLinkProps = Pick<ShareListProps, 'actions'> & { share: SavedDesign['shares'][number] }

function ShareLink({ share: { id, version, url, allowsComments, createdAt }, actions }: ShareLinkProps) {
	const [isCopied, setCopied] = useState(false)
	const { language } = useBuilderTexts()
	const review = useReviewTexts()
	const { links: texts } = review
	const when = shortInstant(createdAt, language)
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(url)
			setCopied(true)
		} catch {
			actions.notify({
				tone: 'error',
				title: texts.notCopied.title,
				detail: texts.notCopied.text,
			})
		}
	}
	return (
		<>
			<label htmlFor={`share-${id}`} className="mb-1.5 block text-label font-semibold">
				{texts.of(version, when)}
			</label>
			<input
				id={`share-${id}`}
				readOnly
				value={url}
				className={`${fieldBox} text-sm`}
				onFocus={(event) => event.target.select()}
			/>
			<Checkbox
				name={`comments-${id}`}
				checked={allowsComments}
				onChange={({ target }) => actions.onAllowComments(id, target.checked)}
				label={
					<>
						{texts.allowComments}
						<span className="sr-only">{texts.onLink(version, when)}</span>
					</>
				}
				hint={texts.hint}
			/>
			<p className="mt-2 flex flex-wrap gap-2">
				<Button
					variant="outline"
					size="small"
					onClick={() => void copy()}
					aria-label={texts.copyOf(version, when)}
				>
					<LineIcon name="copy" size={16} />
					{isCopied ? texts.copied : texts.copy}
				</Button>
				<Button
					variant="ghost"
					size="small"
					className="text-danger"
					onClick={() => actions.onRevoke(id)}
					aria-label={texts.revokeOf(version, when)}
				>
					{texts.revoke}
				</Button>
				<span role="status" className="sr-only">
					{isCopied && texts.linkCopied}
				</span>
			</p>
		</>
	)
}
