ALTER TABLE `checks` ADD `times_asked` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `checks` ADD `deaths` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `checks` ADD `judged` text;--> statement-breakpoint
ALTER TABLE `results` ADD `marked` integer DEFAULT true NOT NULL;