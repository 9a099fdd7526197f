// What the pages of the documentation are made of.
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/card.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { Table } from '#ui/table.tsx'
import {
	fieldOf,
	type Documentation,
	type DocumentedParameter,
	type OperationSummary,
} from '../rules/documentation.ts'
import { operationUrl } from '../urls.ts'
import type { TriedView } from '../views.ts'

export const DocumentationHeader = ({
	title,
	back,
	children,
}: {
	title: string
	back?: ReactNode
	children: ReactNode
}) => (
	<header className="turf">
		<div className="measure pt-8 pb-10">
			{back}
			<h1 className="display text-heading font-black break-words">{title}</h1>
			<p className="mt-2 max-w-text text-lg text-on-turf-muted">{children}</p>
		</div>
	</header>
)

/** A sentence of the OpenAPI document, whose names stand between backticks. */
export const Sentence = ({ text }: { text: string }) =>
	text.split('`').map((part, at) =>
		at % 2 === 0 ? (
			part
		) : (
			<code key={part} className="font-mono text-[0.9em]">
				{part}
			</code>
		),
	)

export const Code = ({ label, text }: { label: string; text: string }) => (
	<pre
		role="region"
		aria-label={label}
		tabIndex={0}
		className="max-h-120 overflow-auto rounded-card border border-line bg-page p-3 font-mono text-sm text-ink"
	>
		{text}
	</pre>
)

const mono = 'font-mono text-sm break-all'

export const OperationTable = ({
	caption,
	operations,
}: {
	caption: string
	operations: readonly OperationSummary[]
}) => (
	<Table caption={caption} captionHidden>
		<thead>
			<tr>
				<th scope="col">Operation</th>
				<th scope="col">Address</th>
				<th scope="col">Scope</th>
			</tr>
		</thead>
		<tbody>
			{operations.map(({ id, method, path, scope, summary }) => (
				<tr key={id}>
					<td>
						<a href={operationUrl(id)} className="inline-block min-h-6 font-semibold text-primary underline">
							{summary}
						</a>
					</td>
					<td className={mono}>
						{method} {path}
					</td>
					<td className={mono}>{scope}</td>
				</tr>
			))}
		</tbody>
	</Table>
)

export const ParameterTable = ({ parameters }: { parameters: readonly DocumentedParameter[] }) => (
	<Table caption="Parameters" captionHidden>
		<thead>
			<tr>
				<th scope="col">Name</th>
				<th scope="col">In</th>
				<th scope="col">Values</th>
				<th scope="col">About</th>
			</tr>
		</thead>
		<tbody>
			{parameters.map(({ name, place, required, values, about }) => (
				<tr key={name}>
					<td className={mono}>{name}</td>
					<td>{required ? `${place}, required` : place}</td>
					<td>{values}</td>
					<td>
						<Sentence text={about ?? ''} />
					</td>
				</tr>
			))}
		</tbody>
	</Table>
)

type TryProps = {
	operation: Documentation
	typed: Readonly<Record<string, string>>
	newIdempotencyKey: string
}

/** The key's field is empty after each try: it is neither stored nor sent back. */
export const TryForm = ({ operation: { parameters, body }, typed, newIdempotencyKey }: TryProps) => (
	<Sheet title="Try it" id="try">
		<form method="post" action="#answer" className="grid gap-4" noValidate>
			<TextField
				label="Key"
				name="secret"
				type="password"
				required
				autoComplete="off"
				hint="Used for this request only. What it changes is changed for good."
			/>
			{parameters.map(({ name, place, required }) => (
				<TextField
					key={name}
					label={name}
					name={fieldOf({ place, name })}
					required={required}
					autoComplete="off"
					defaultValue={typed[fieldOf({ place, name })] ?? (place === 'header' ? newIdempotencyKey : '')}
				/>
			))}
			{body && (
				<TextArea
					label="Body"
					name="body"
					rows={8}
					required
					className="font-mono"
					defaultValue={typed['body'] ?? body.example}
				/>
			)}
			<div>
				<Button type="submit" variant="action">
					Send
				</Button>
			</div>
		</form>
	</Sheet>
)

export const TriedAnswer = ({ status, headers, text, picture }: TriedView) => (
	<section id="answer" className="grid min-w-0 gap-3">
		<Notice tone={status < 400 ? 'success' : 'warning'} title={`Answered ${status}`} alert>
			<ul className={mono}>
				{headers.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</Notice>
		{text !== null && <Code label="Body of the answer" text={text} />}
		{picture !== null && (
			<img src={picture} alt="The design" className="max-h-120 max-w-full justify-self-start" />
		)}
	</section>
)
