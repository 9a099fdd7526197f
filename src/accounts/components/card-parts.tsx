import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { isSwitching } from '#ui/language-switch.tsx'
import { Notice, type Tone } from '#ui/notice.tsx'
import { useAuthTexts } from './auth-language.tsx'

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
		<p>{useAuthTexts().texts.needsScripts}</p>
	</Notice>
)

type CardFormProps = {
	/** For the switch of languages, which sends the form to the page's action. */
	id?: string
	title: string
	text: ReactNode
	/** Why the form was refused, when it is about no single field. */
	notice: string | undefined
	/** Label of the button. */
	submit: string
	isBusy: boolean
	onSubmit: (fields: FormData) => void
	children: ReactNode
}

/** A form that scripts send: heading, notice, fields and one button. */
export function CardForm({ id, title, text, notice, submit, isBusy, onSubmit, children }: CardFormProps) {
	return (
		<>
			<h2 className="display text-heading">{title}</h2>
			<p className="mt-1.5 mb-5 text-muted">{text}</p>
			<NeedsScripts />
			{notice !== undefined && (
				<Notice tone="danger" alert className="mb-5">
					<p>{notice}</p>
				</Notice>
			)}
			<form
				noValidate
				id={id}
				method={id === undefined ? undefined : 'post'}
				onSubmit={(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
					if (isSwitching(event.nativeEvent)) return
					event.preventDefault()
					onSubmit(new FormData(event.currentTarget))
				}}
				className="grid gap-4.5 noscript:hidden"
			>
				{children}
				<Button type="submit" variant="action" size="large" busy={isBusy} className="w-full">
					{submit}
				</Button>
			</form>
		</>
	)
}

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
