import type { Config } from '@react-router/dev/config'

export default {
	ssr: true,
	appDirectory: 'src',
	// scripts/build.ts gives every state of the sources a folder of its own.
	buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/latest',
} satisfies Config
