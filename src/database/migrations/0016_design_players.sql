CREATE TABLE "design_players" (
	"design_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "design_players_design_id_version_position_pk" PRIMARY KEY("design_id","version","position"),
	CONSTRAINT "design_players_quantity" CHECK ("design_players"."quantity" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "design_drafts" ADD COLUMN "players" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "design_players" ADD CONSTRAINT "design_players_design_id_version_design_versions_design_id_version_fk" FOREIGN KEY ("design_id","version") REFERENCES "public"."design_versions"("design_id","version") ON DELETE cascade ON UPDATE no action;