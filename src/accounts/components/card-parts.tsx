import { useRef, useState, type ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Notice, type Tone } from '#ui/notice.tsx'

export type Way = { label: string; href: string }

type NextStepProps = {
	title: string
	tone: Tone
	children: ReactNode
	/** Links to continue, the likeliest first. */
	ways: readonly Way[]
}

/** The result of a link, and where to continue. */
export function NextStep({ title, tone, children, ways }: NextStepProps) {
	return (
		<div className="grid gap-5">
			<h2 className="display text-heading">{title}</h2>
			<Notice tone={tone} alert={tone === 'danger'}>
				{children}
			</Notice>
			<div className="grid gap-2.5">
				{ways.map(({ label, href }, index) => (
					<ButtonLink
						key={href}
						href={href}
						variant={index === 0 ? 'action' : 'outline'}
						size="large"
						className="w-full"
					>
						{label}
					</ButtonLink>
				))}
			</div>
		</div>
	)
}

/** Shown without scripts, on pages that need them. */
export const NeedsScripts = () => (
	<Notice tone="warning" className="mb-5 hidden noscript:flex">
		<p>This page needs JavaScript. Turn it on and load the page again.</p>
	</Notice>
)

/** `isBusy` from the call of `start` until its work is done; calls in between do nothing. */
export function useOnce() {
	const [isBusy, setBusy] = useState(false)
	const isRunning = useRef(false)
	const start = async (work: () => Promise<void>) => {
		if (isRunning.current) return
		isRunning.current = true
		setBusy(true)
		try {
			await work()
		} finally {
			isRunning.current = false
			setBusy(false)
		}
	}
	return { isBusy, start }
}
