import { useId, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { messages } from '#designs/messages.ts'
import { useBuilderTexts } from '../builder-language.tsx'

type PanelFrameProps = {
	title: string
	lead?: ReactNode
	/** Content is visible but not editable. */
	isLocked?: boolean
	/** Content that stays editable when locked. */
	tail?: ReactNode
	children: ReactNode
}

const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6'

/** The panel of one step: its title, then its sections. Fields wait for the scripts, which else would not get the input. */
export function PanelFrame({ title, lead, isLocked = false, tail, children }: PanelFrameProps) {
	const id = useId()
	const isAlive = useAlive()
	const { said } = useBuilderTexts()
	return (
		<section aria-labelledby={id} aria-busy={!isAlive} className="px-4 pt-5 pb-7 lg:px-5.5">
			<h2 id={id} data-panel-title="" tabIndex={-1} className="display text-[2rem] leading-none outline-none">
				{title}
			</h2>
			{lead && <p className="mt-2 text-[0.9375rem] text-muted">{lead}</p>}
			{isLocked && (
				<Notice tone="info" className="mt-4">
					{said(messages.locked)}
				</Notice>
			)}
			<fieldset disabled={isLocked || !isAlive} className={`mt-5 ${column}`}>
				{children}
			</fieldset>
			{tail && (
				<fieldset disabled={!isAlive} className={`mt-6 ${column}`}>
					{tail}
				</fieldset>
			)}
		</section>
	)
}

type PanelPartProps = { title: ReactNode; aside?: ReactNode; children: ReactNode; className?: string }

/** A section of a panel with a heading, below a stitched line. */
export function PanelPart({ title, aside, children, className = '' }: PanelPartProps) {
	const id = useId()
	return (
		<section aria-labelledby={id} className={`stitch pt-4 ${className}`}>
			<div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
				<h3 id={id} className="text-label font-bold">
					{title}
				</h3>
				{aside && <span className="text-label text-muted">{aside}</span>}
			</div>
			{children}
		</section>
	)
}

/** In place of what people who joined a design leave to its owner. */
export const ForOwner = ({ title, children }: { title: string; children: ReactNode }) => (
	<PanelPart title={title}>
		<p className="text-[0.9375rem] text-muted">{children}</p>
	</PanelPart>
)

/** A button as a line of text within a panel. */
export const TextButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
	<button
		type="button"
		className={`min-h-8 font-semibold text-primary hover:underline pointer-coarse:min-h-11 ${className}`}
		{...button}
	/>
)

type DisclosureProps = { summary: string; isOpen?: boolean; children: ReactNode }

/** Content that opens below its summary. `isOpen` is its first state. */
export const Disclosure = ({ summary, isOpen = false, children }: DisclosureProps) => (
	<details className="group" open={isOpen}>
		<summary className="inline-flex min-h-9 items-center text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11">
			{summary}
		</summary>
		{children}
	</details>
)

type RowButtonProps = { label: string; onClick: () => void; className?: string; children: ReactNode }

/** A button with an icon at the end of a row. */
export const RowButton = ({ label, onClick, className = 'text-ink', children }: RowButtonProps) => (
	<Button
		variant="ghost"
		size="small"
		className={`min-w-9 px-1.5 pointer-coarse:min-w-11 ${className}`}
		aria-label={label}
		onClick={onClick}
	>
		{children}
	</Button>
)

export const RemoveButton = ({ title, onClick }: { title: string; onClick: () => void }) => (
	<RowButton label={useBuilderTexts().fields.remove(title)} className="text-danger" onClick={onClick}>
		<Icon name="trash" size={18} />
	</RowButton>
)
