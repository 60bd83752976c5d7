export { default } from "../generic";
