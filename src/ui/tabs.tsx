import { Fragment, type ReactNode } from 'react'

export type Tab = { id: string; label: string; panel: ReactNode }
type TabsProps = { legend: string; name: string; tabs: readonly Tab[]; selected?: string; className?: string }

const tabFace =
	'inline-flex min-h-11 items-center border-b-3 border-transparent px-1 pb-1 font-semibold text-muted hover:text-ink'

/**
 * Tabs without a script: native radio buttons, so Tab enters the row and the arrow keys move in it.
 * All panels are in the page, for search engines and for print.
 */
export function Tabs({ legend, name, tabs, selected = tabs[0]?.id, className = '' }: TabsProps) {
	return (
		<fieldset className={className}>
			<legend className="sr-only">{legend}</legend>
			<div className="flex flex-wrap gap-x-3.5 sm:gap-x-6">
				{tabs.map(({ id, label, panel }) => (
					<Fragment key={id}>
						<label
							data-screen-only
							className={`${tabFace} relative has-checked:border-primary has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus`}
						>
							<input
								type="radio"
								name={name}
								id={`${name}-${id}`}
								value={id}
								defaultChecked={id === selected}
								className="absolute inset-0 cursor-pointer opacity-0"
							/>
							{label}
						</label>
						<section
							aria-label={label}
							className="order-2 -mt-px hidden w-full border-t border-line pt-5 print:block [label:has(:checked)+&]:block"
						>
							{panel}
						</section>
					</Fragment>
				))}
			</div>
		</fieldset>
	)
}

type TabLink = { label: string; href: string; current: boolean }

/** Tabs with their own URLs: `?tab=orders`. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
	return (
		<nav aria-label={label} className="border-b border-line">
			<ul className="-mb-px flex flex-wrap gap-x-3.5 sm:gap-x-6">
				{links.map(({ label: text, href, current }) => (
					<li key={href}>
						<a
							href={href}
							aria-current={current ? 'page' : undefined}
							className={`${tabFace} aria-[current]:border-primary aria-[current]:text-ink`}
						>
							{text}
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
