ALTER TABLE "design_versions" ADD COLUMN "proof_progress" integer;--> statement-breakpoint
ALTER TABLE "design_versions" ADD COLUMN "proof_step" text;