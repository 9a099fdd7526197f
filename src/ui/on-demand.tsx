// Parts whose script is fetched when they are first shown. A failed fetch shows a message with a retry in their place;
// what the page holds stays as it is.
import { Component, Suspense, use, type ComponentType, type ReactNode } from 'react'
import { languageOfTag, type PageLanguage } from '#kit/language.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

const failureTexts: Record<PageLanguage, Readonly<Record<'title' | 'text' | 'retry', string>>> = {
	en: {
		title: 'This part did not load',
		text: 'Check your connection. Your work is kept.',
		retry: 'Try again',
	},
	es: {
		title: 'Esta parte no se cargó',
		text: 'Revise su conexión. Su trabajo se conserva.',
		retry: 'Intentar otra vez',
	},
	'en-XA': { title: '[Thís párt one]', text: '[Chéck one]', retry: '[Trý one]' },
}

class ScriptFailure extends Error {}

/** Something to fetch; `prepare` fetches it ahead, and again after a failure. */
export type Script<Loaded> = {
	/** What was fetched. Suspends the rendering until it is there. */
	read: () => Loaded
	/** @throws Error when it cannot be fetched */
	prepare: () => Promise<Loaded>
}

export function script<Loaded>(fetchIt: () => Promise<Loaded>): Script<Loaded> {
	let loaded: { value: Loaded } | undefined
	let pending: Promise<Loaded> | undefined
	let hasFailed = false
	const prepare = () => {
		if (pending && !hasFailed) return pending
		hasFailed = false
		const asked = fetchIt().then(
			(value) => {
				loaded = { value }
				return value
			},
			(cause: unknown) => {
				hasFailed = true
				throw new ScriptFailure('A part of the page did not load', { cause })
			},
		)
		pending = asked
		// A failure is shown where the part is rendered.
		asked.catch(() => undefined)
		return asked
	}
	// A failed promise is read again, so that the boundary shows the failure instead of fetching without end.
	return { prepare, read: () => (loaded ? loaded.value : use(pending ?? prepare())) }
}

type BoundaryProps = { script: Script<unknown>; children: ReactNode }

/** `of`: the script whose failure it is. */
type BoundaryState = { failure: unknown; of: Script<unknown> }

class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
	override state: BoundaryState = { failure: undefined, of: this.props.script }

	static getDerivedStateFromError(failure: unknown) {
		return { failure }
	}

	/** Another script has not failed. */
	static getDerivedStateFromProps(
		{ script: shown }: BoundaryProps,
		{ of }: BoundaryState,
	): BoundaryState | null {
		return of === shown ? null : { failure: undefined, of: shown }
	}

	/**
	 * A browser may remember that a module failed; only a new page asks for it again. Pages that hold work store it before
	 * they end.
	 */
	retry = () => {
		this.props.script.prepare().then(
			() => this.setState({ failure: undefined }),
			() => {
				if (navigator.onLine) location.reload()
			},
		)
	}

	override render() {
		const { failure } = this.state
		if (failure === undefined) return this.props.children
		if (!(failure instanceof ScriptFailure)) throw failure
		// Fetches fail in browsers alone.
		const texts = failureTexts[languageOfTag(document.documentElement.lang)]
		return (
			<Notice tone="danger" title={texts.title}>
				<p>{texts.text}</p>
				<Button variant="outline" size="small" className="mt-2.5" onClick={this.retry}>
					{texts.retry}
				</Button>
			</Notice>
		)
	}
}

type OnDemandProps = BoundaryProps & {
	/** In place of the part while its script is fetched. */
	fallback?: ReactNode
}

/** Around what reads the script. */
export const OnDemand = ({ script: wanted, fallback = null, children }: OnDemandProps) => (
	<FailureBoundary script={wanted}>
		<Suspense fallback={fallback}>{children}</Suspense>
	</FailureBoundary>
)

type Part<Props> = ComponentType<Props> & Pick<Script<unknown>, 'prepare'>

/** A component that is fetched when it is first shown, or ahead of that by `prepare`. */
export function onDemand<Props extends object>(
	fetchIt: () => Promise<ComponentType<Props>>,
	fallback?: ReactNode,
): Part<Props> {
	const component = script(fetchIt)
	const Loaded = (props: Props) => {
		const Read = component.read()
		// oxlint-disable-next-line react/static-components -- read, not created: the same component at every rendering
		return <Read {...props} />
	}
	const Shown = (props: Props) => (
		<OnDemand script={component} fallback={fallback}>
			<Loaded {...props} />
		</OnDemand>
	)
	return Object.assign(Shown, { prepare: component.prepare })
}
