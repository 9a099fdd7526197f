// Reads the part of the Dockerfile format that this repository's Dockerfile uses.

export type Copy = { from: string | null; sources: string[]; target: string }
export type Step =
	| { kind: 'copy'; copy: Copy }
	| { kind: 'run'; command: string }
	| { kind: 'workdir'; folder: string }
	| { kind: 'env'; values: Record<string, string> }
export type Stage = {
	name: string
	base: string
	steps: Step[]
	user: string | null
	volumes: string[]
	command: string[]
	healthCheck: string[]
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The array form of CMD, without a shell. */
function execForm(text: string): string[] {
	const parsed: unknown = JSON.parse(text.slice(text.indexOf('[')))
	if (!Array.isArray(parsed)) throw new Error(`"${text}" is not a JSON array.`)
	return parsed.map(String)
}

function copyOf(rest: string): Copy {
	const parts = words(rest)
	const from = parts.find((part) => part.startsWith('--from='))?.slice('--from='.length) ?? null
	const paths = parts.filter((part) => !part.startsWith('--'))
	return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}

function newStage(rest: string): Stage {
	const [base = '', , name = ''] = words(rest)
	return { name, base, steps: [], user: null, volumes: [], command: [], healthCheck: [] }
}

const readers: Readonly<Record<string, (stage: Stage, rest: string) => void>> = {
	COPY: (stage, rest) => stage.steps.push({ kind: 'copy', copy: copyOf(rest) }),
	RUN: (stage, rest) => stage.steps.push({ kind: 'run', command: rest }),
	WORKDIR: (stage, rest) => stage.steps.push({ kind: 'workdir', folder: rest }),
	ENV: (stage, rest) =>
		stage.steps.push({
			kind: 'env',
			values: Object.fromEntries(words(rest).map((pair) => pair.split('=') as [string, string])),
		}),
	USER: (stage, rest) => (stage.user = rest),
	VOLUME: (stage, rest) => stage.volumes.push(...words(rest)),
	EXPOSE: () => undefined,
	HEALTHCHECK: (stage, rest) => (stage.healthCheck = execForm(rest)),
	CMD: (stage, rest) => (stage.command = execForm(rest)),
}

/** @throws Error for an instruction that this reader does not know: the check would leave it out silently. */
export function parseDockerfile(text: string): Stage[] {
	const stages: Stage[] = []
	for (const line of text.split('\n').map((given) => given.trim())) {
		if (line === '' || line.startsWith('#')) continue
		const [, instruction = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
		if (instruction === 'FROM') {
			stages.push(newStage(rest))
			continue
		}
		const stage = stages.at(-1)
		const read = readers[instruction]
		if (!stage || !read) throw new Error(`The Dockerfile has an unknown instruction: ${line}`)
		read(stage, rest)
	}
	return stages
}
