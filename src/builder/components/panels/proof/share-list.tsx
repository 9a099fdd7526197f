import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { fieldBox } from '#ui/field.tsx'
import type { SavedDesign } from '#designs/views.ts'
import { LineIcon } from '../../frame/line-icon.tsx'
import type { PanelProps } from '../props.ts'
import { shortInstant } from './instant.ts'

type ShareListProps = Pick<PanelProps, 'actions' | 'busy'> & { shares: SavedDesign['shares'] }

/** Links that show one version to anyone who has them, until revoked. */
export function ShareList({ shares, actions, busy }: ShareListProps) {
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
			<Button variant="outline" busy={busy.share} onClick={actions.onShare}>
				<LineIcon name="share" />
				{shares.length === 0 ? 'Make a share link' : 'Make another link'}
			</Button>
		</div>
	)
}

type ShareLinkProps = Pick<ShareListProps, 'actions'> & { share: SavedDesign['shares'][number] }

function ShareLink({ share: { id, version, url, createdAt }, actions }: ShareLinkProps) {
	const [isCopied, setCopied] = useState(false)
	const label = `version ${version}, ${shortInstant(createdAt)}`
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(url)
			setCopied(true)
		} catch {
			actions.say({
				tone: 'error',
				title: 'Could not copy the link',
				detail: 'Select it and copy it by hand.',
			})
		}
	}
	return (
		<>
			<label htmlFor={`share-${id}`} className="mb-1.5 block text-label font-semibold">
				{`Link to ${label}`}
			</label>
			<input
				id={`share-${id}`}
				readOnly
				value={url}
				className={`${fieldBox} text-sm`}
				onFocus={(event) => event.target.select()}
			/>
			<p className="mt-2 flex flex-wrap gap-2">
				<Button
					variant="outline"
					size="small"
					onClick={() => void copy()}
					aria-label={`Copy the link to ${label}`}
				>
					<LineIcon name="copy" size={16} />
					{isCopied ? 'Copied' : 'Copy'}
				</Button>
				<Button
					variant="ghost"
					size="small"
					className="text-danger"
					onClick={() => actions.onRevoke(id)}
					aria-label={`Revoke the link to ${label}`}
				>
					Revoke
				</Button>
				<span role="status" className="sr-only">
					{isCopied && 'Link copied'}
				</span>
			</p>
		</>
	)
}
