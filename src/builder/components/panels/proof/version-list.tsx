import { formatUsd } from '#kit/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { SavedDesign, VersionFacts } from '#designs/views.ts'
import { LineIcon } from '../../frame/line-icon.tsx'
import type { PanelProps } from '../props.ts'
import { shortInstant } from './instant.ts'

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
	return (
		<div className="bg-field px-3 py-2.5">
			<p className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span className="flex items-center gap-2 font-semibold">
					{`Version ${version}`}
					{isNewest && <Badge tone="success">{saved.locked ? 'Approved' : 'Newest'}</Badge>}
				</span>
				<span className="figures text-label">{formatUsd(total)}</span>
			</p>
			<p className="text-label text-muted">
				<time dateTime={savedAt} suppressHydrationWarning>
					{shortInstant(savedAt)}
				</time>
				{restoredFrom !== null && `, brought back from version ${restoredFrom}`}
			</p>
			<p className="mt-1.5 flex flex-wrap gap-2">
				<Button
					variant="outline"
					size="small"
					onClick={() => actions.onCompare(version)}
					aria-label={`Compare version ${version} with the design`}
				>
					<LineIcon name="compare" size={16} />
					Compare
				</Button>
				{!isNewest && !saved.locked && (
					<Button
						variant="outline"
						size="small"
						busy={busy.version === version}
						onClick={() => actions.onRestore(version)}
						aria-label={`Restore version ${version}`}
					>
						<LineIcon name="restore" size={16} />
						Restore
					</Button>
				)}
			</p>
		</div>
	)
}
