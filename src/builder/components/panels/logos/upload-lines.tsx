import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { messages } from '#designs/messages.ts'
import type { UploadQueue, UploadLine } from './uploads.ts'

/** Running uploads with their progress, and failed ones. */
export function UploadLines({ lines, retry, cancel }: Omit<UploadQueue, 'send'>) {
	if (lines.length === 0) return null
	return (
		<ul aria-label="Uploads" className="grid gap-2">
			{lines.map((line) => (
				<li key={line.id} className="rounded-notice border border-line bg-field p-3">
					{line.failure === null ? (
						<Sending {...line} onCancel={() => cancel(line.id)} />
					) : (
						<Failed {...line} onRetry={() => retry(line.id)} onDrop={() => cancel(line.id)} />
					)}
				</li>
			))}
		</ul>
	)
}

function Sending({ name, share, onCancel }: UploadLine & { onCancel: () => void }) {
	const percent = Math.round(share * 100)
	return (
		<div className="flex items-center gap-3">
			<div className="min-w-0 flex-1">
				<p className="flex justify-between gap-3 text-sm">
					<span className="truncate font-semibold">{name}</span>
					<span className="figures shrink-0 text-muted">
						{share < 1 ? `${percent} %` : 'Checking the file…'}
					</span>
				</p>
				<progress
					aria-label={`Uploading ${name}`}
					max={1}
					value={share < 1 ? share : undefined}
					className="mt-1.5 block h-2 w-full accent-primary"
				/>
			</div>
			<Button variant="outline" size="small" onClick={onCancel} aria-label={`Cancel the upload of ${name}`}>
				Cancel
			</Button>
		</div>
	)
}

type FailedProps = UploadLine & { onRetry: () => void; onDrop: () => void }

const Failed = ({ name, failure, onRetry, onDrop }: FailedProps) => (
	<div className="grid gap-2">
		<p className="flex gap-2 text-sm text-danger">
			<Icon name="alert" size={18} className="mt-px" />
			<span className="min-w-0">
				<strong>{`${messages.uploadFailed}: `}</strong>
				<span className="break-words">{name}</span>
				<span className="block">{failure}</span>
			</span>
		</p>
		<p className="flex gap-2">
			<Button variant="outline" size="small" onClick={onRetry} aria-label={`Try ${name} again`}>
				Try again
			</Button>
			<Button variant="ghost" size="small" onClick={onDrop} aria-label={`Dismiss ${name}`}>
				Dismiss
			</Button>
		</p>
	</div>
)
